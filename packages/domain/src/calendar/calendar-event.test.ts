import { describe, expect, test } from 'vitest'
import { icsText, type CalendarEvent } from './calendar-event.ts'

const event: CalendarEvent = {
  id: 'order-1@alderandwren.example',
  sequence: 3,
  title: 'Orchard Light Minis',
  startTime: '2030-01-26T15:00:00.000Z',
  endTime: '2030-01-26T15:20:00.000Z',
  place: 'Miller’s Orchard, Barrington',
  details: 'Reference 7QK-2M4',
  madeAt: '2030-01-15T10:00:00Z',
}
const linesOf = (text: string) => text.split('\r\n')

describe('calendar file', () => {
  test('has the shoot’s time in UTC and ends every line with CRLF', () => {
    const lines = linesOf(icsText([event]))
    expect(lines).toContain('DTSTART:20300126T150000Z')
    expect(lines).toContain('DTEND:20300126T152000Z')
    expect(lines).toContain('DTSTAMP:20300115T100000Z')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines.at(-1)).toBe('')
    expect(icsText([event]).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('escapes what would end a value', () => {
    const text = icsText([{ ...event, title: 'A; B, C\\D', details: 'one\ntwo' }])
    expect(text).toContain('SUMMARY:A\\; B\\, C\\\\D')
    expect(text).toContain('DESCRIPTION:one\\ntwo')
    expect(icsText([{ ...event, title: 'x\r\nATTACH:y\u0007' }])).toContain('SUMMARY:x\\nATTACH:y\r\n')
  })

  test('folds lines over 75 bytes without cutting a character', () => {
    const title = '–'.repeat(80)
    const text = icsText([{ ...event, title }])
    const sizes = linesOf(text).map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  test('puts an event into a calendar, or takes it out', () => {
    expect(linesOf(icsText([event]))).toContain('METHOD:PUBLISH')
    expect(icsText([event])).not.toContain('STATUS')
    const out = linesOf(icsText([{ ...event, isCancelled: true }]))
    expect(out).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']))
  })

  test('leaves out what is not known', () => {
    expect(icsText([{ ...event, place: '', details: '' }])).not.toMatch(/LOCATION|DESCRIPTION/)
  })
})

test('a calendar has a name and all its events', () => {
  const text = icsText([event, { ...event, id: 'other' }], 'Alder & Wren')
  expect(linesOf(text)).toContain('X-WR-CALNAME:Alder & Wren')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})
