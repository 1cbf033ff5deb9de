import { expect, test } from 'vitest'
import { orderStatuses } from '../entities/order.ts'
import { mayMove, orderMoves, statusesBefore } from './moves.ts'

const edges = (statuses: readonly string[], may: (from: string, to: string) => boolean): string[] =>
  statuses.flatMap((from) => statuses.filter((to) => may(from, to)).map((to) => `${from}>${to}`)).toSorted()

test('orders: these moves and no other', () => {
  expect(edges(orderStatuses, (from, to) => mayMove<string>(orderMoves, from, to))).toEqual(
    [
      'INQUIRY>MEETING',
      'INQUIRY>BOOKED',
      'INQUIRY>CANCELLED',
      'MEETING>BOOKED',
      'MEETING>CANCELLED',
      'WAITLIST>INQUIRY',
      'WAITLIST>BOOKED',
      'WAITLIST>CANCELLED',
      'BOOKED>SHOOTED',
      'BOOKED>CANCELLED',
    ].toSorted(),
  )
})

test('where a move may come from', () => {
  expect(statusesBefore(orderMoves, 'BOOKED')).toEqual(['WAITLIST', 'INQUIRY', 'MEETING'])
  expect(statusesBefore(orderMoves, 'CANCELLED')).toEqual(['WAITLIST', 'INQUIRY', 'MEETING', 'BOOKED'])
  expect(statusesBefore(orderMoves, 'WAITLIST')).toEqual([])
})
