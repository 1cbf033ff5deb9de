import { calendarStamp, icsText, type CalendarEvent } from '@bellows/domain'

export const icsHref = (events: readonly CalendarEvent[]): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(icsText(events))}`

export function googleHref({ title, startTime, endTime, place, details }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarStamp(startTime)}/${calendarStamp(endTime)}`,
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
