import { icsText, type CalendarEvent } from '@bellows/domain'
import { expect, test } from 'vitest'
import { googleHref, icsHref, outlookHref } from './calendar-links.ts'

const event: CalendarEvent = {
  id: 'order-1@alderandwren.example',
  sequence: 1,
  title: 'Orchard Light Minis',
  startTime: '2030-01-26T15:00:00.000Z',
  endTime: '2030-01-26T15:20:00.000Z',
  place: 'Miller’s Orchard, Barrington',
  details: 'Reference 7QK-2M4',
  madeAt: '2030-01-15T10:00:00Z',
}

test('links carry the same times', () => {
  expect(new URL(googleHref(event)).searchParams.get('dates')).toBe('20300126T150000Z/20300126T152000Z')
  expect(new URL(outlookHref(event)).searchParams.get('startdt')).toBe('2030-01-26T15:00:00.000Z')
  expect(decodeURIComponent(icsHref([event]).split(',').slice(1).join(','))).toBe(icsText([event]))
})
