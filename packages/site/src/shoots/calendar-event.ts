export type CalendarEvent = Readonly<{
  /** Stays the same for one booking, so that a second file replaces the first. */
  id: string
  title: string
  /** ISO instants. */
  startTime: string
  endTime: string
  place: string
  details: string
  /** ISO instant of the file. */
  madeAt: string
}>

const stamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

const LINE_BYTES = 75

/** Splits a line where it grows over 75 bytes, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

/** An event as a calendar file (RFC 5545). */
export function icsText(event: CalendarEvent): string {
  const { id, title, startTime, endTime, place, details, madeAt } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellows//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(startTime)}`,
    `DTEND:${stamp(endTime)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

export const icsHref = (event: CalendarEvent): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(icsText(event))}`

export function googleHref({ title, startTime, endTime, place, details }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(startTime)}/${stamp(endTime)}`,
    location: place,
    details,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

export function outlookHref({ title, startTime, endTime, place, details }: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startTime).toISOString(),
    enddt: new Date(endTime).toISOString(),
    location: place,
    body: details,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`
}
