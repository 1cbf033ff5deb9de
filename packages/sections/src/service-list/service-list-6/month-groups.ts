import { dayOf, type ServiceSummary } from '@bellows/domain'

/** A service with its day in the studio's zone; null by arrangement. */
export type Ticket = Readonly<{ service: ServiceSummary; day: string | null }>
export type MonthGroup = Readonly<{ key: string; tickets: readonly Ticket[] }>

/** Key of those without a date. */
export const BY_ARRANGEMENT = 'none'
const MONTH = 'YYYY-MM'.length

export const ticketOf = (service: ServiceSummary, zone: string): Ticket => ({
  service,
  day: service.slotStartTime && dayOf(Date.parse(service.slotStartTime), zone),
})

const isLast = (key: string) => Number(key === BY_ARRANGEMENT)

/** Tickets by month, in the order of time, those without a date at the end; within a month they keep theirs. */
export function monthGroups(tickets: readonly Ticket[]): MonthGroup[] {
  const groups = new Map<string, Ticket[]>()
  for (const ticket of tickets) {
    const key = ticket.day?.slice(0, MONTH) ?? BY_ARRANGEMENT
    groups.set(key, [...(groups.get(key) ?? []), ticket])
  }
  return [...groups]
    .map(([key, list]) => ({ key, tickets: list }))
    .toSorted((a, b) => isLast(a.key) - isLast(b.key) || (a.key < b.key ? -1 : 1))
}
