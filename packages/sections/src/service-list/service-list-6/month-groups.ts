import { dayOf, serviceState, type ServiceSummary } from '@bellows/domain'

/** A service with its day in the studio's zone; null by arrangement. */
export type Ticket = Readonly<{ service: ServiceSummary; day: string | null }>
export type MonthGroup = Readonly<{ key: string; tickets: readonly Ticket[] }>

/** Keys of those without a date: their times are taken, or agreed upon. */
export const TAKEN = 'taken'
export const BY_ARRANGEMENT = 'none'
const MONTH = 'YYYY-MM'.length

export const ticketOf = (service: ServiceSummary, zone: string): Ticket => ({
  service,
  day: service.slotStartTime && dayOf(Date.parse(service.slotStartTime), zone),
})

const place = (key: string) => [TAKEN, BY_ARRANGEMENT].indexOf(key)

function keyOf({ day, service }: Ticket): string {
  if (day) return day.slice(0, MONTH)
  const state = serviceState(service)
  return state === 'open' || state === 'withoutTime' ? BY_ARRANGEMENT : TAKEN
}

/** Tickets by month, in the order of time, those without a date at the end; within a month they keep theirs. */
export function monthGroups(tickets: readonly Ticket[]): MonthGroup[] {
  const groups = new Map<string, Ticket[]>()
  for (const ticket of tickets) {
    const key = keyOf(ticket)
    groups.set(key, [...(groups.get(key) ?? []), ticket])
  }
  return [...groups]
    .map(([key, list]) => ({ key, tickets: list }))
    .toSorted((a, b) => place(a.key) - place(b.key) || (a.key < b.key ? -1 : 1))
}
