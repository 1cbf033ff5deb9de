import { expect, test } from 'vitest'
import { paymentStatuses } from '../entities/invoice.ts'
import { orderStatuses } from '../entities/order.ts'
import { slotStatuses } from '../entities/slot.ts'
import { invoiceMoves, mayMove, orderMoves, slotMoves, statusesBefore } from './moves.ts'

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

test('slots: these moves and no other', () => {
  expect(edges(slotStatuses, (from, to) => mayMove<string>(slotMoves, from, to))).toEqual([
    'AVAILABLE>BOOKED',
    'AVAILABLE>BOOKING',
    'BOOKED>AVAILABLE',
    'BOOKING>AVAILABLE',
    'BOOKING>BOOKED',
  ])
})

test('invoices: a pending one is paid or cancelled, once', () => {
  expect(edges(paymentStatuses, (from, to) => mayMove<string>(invoiceMoves, from, to))).toEqual([
    'PENDING>CANCELED',
    'PENDING>PAID',
  ])
})

test('where a move may come from', () => {
  expect(statusesBefore(orderMoves, 'BOOKED')).toEqual(['WAITLIST', 'INQUIRY', 'MEETING'])
  expect(statusesBefore(orderMoves, 'CANCELLED')).toEqual(['WAITLIST', 'INQUIRY', 'MEETING', 'BOOKED'])
  expect(statusesBefore(orderMoves, 'WAITLIST')).toEqual([])
})
