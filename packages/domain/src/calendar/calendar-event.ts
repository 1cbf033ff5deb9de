export type CalendarEvent = Readonly<{
  /** Stays the same for one booking, so that a later file replaces the first. */
  id: string
  /** Rises with each change. */
  sequence: number
  title: string
  /** ISO instants. */
  startTime: string
  endTime: string
  place: string
  details: string
  /** ISO instant of the file. */
  madeAt: string
  /** Takes the event out of the calendars that have it. */
  isCancelled?: boolean
}>

/** An ISO instant as calendars write it, e.g. `20300126T150000Z`. */
export function calendarStamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

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

function eventLines({
  id,
  sequence,
  title,
  startTime,
  endTime,
  place,
  details,
  madeAt,
  isCancelled = false,
}: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarStamp(madeAt)}`,
    `DTSTART:${calendarStamp(startTime)}`,
    `DTEND:${calendarStamp(endTime)}`,
    `SUMMARY:${escaped(title)}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
    'END:VEVENT',
  ]
}

/** How a file is meant (RFC 5546): to be put into a calendar, or to take out what one has. */
export const calendarMethod = (events: readonly CalendarEvent[]): 'PUBLISH' | 'CANCEL' =>
  events.some(({ isCancelled }) => isCancelled) ? 'CANCEL' : 'PUBLISH'

/** Events as a calendar file (RFC 5545); `name` is what a calendar that follows it is called. */
export function icsText(events: readonly CalendarEvent[], name = ''): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellows//Booking//EN',
    `METHOD:${calendarMethod(events)}`,
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}
