import type { ServiceSummary } from '../entities/service.ts'
import type { ServiceFilter, ServiceSort } from './service-sorts.ts'

type Compare = (a: ServiceSummary, b: ServiceSummary) => number

const newestBy =
  (field: 'createdDate' | 'updatedDate'): Compare =>
  (a, b) =>
    Date.parse(b[field]) - Date.parse(a[field])

const nextStart = (service: ServiceSummary): number =>
  service.numberOfSlotsAvailable > 0 && service.slotStartTime !== null
    ? Date.parse(service.slotStartTime)
    : Infinity

const upcoming: Compare = (a, b) => {
  const [startA, startB] = [nextStart(a), nextStart(b)]
  return startA === startB ? newestBy('createdDate')(a, b) : startA - startB
}

const compares: Readonly<Record<ServiceSort, Compare>> = {
  upcoming,
  lastEdited: newestBy('updatedDate'),
  lastCreated: newestBy('createdDate'),
}

export function sortServices(services: readonly ServiceSummary[], sort: ServiceSort): ServiceSummary[] {
  return services.toSorted(compares[sort])
}

/** The services of a filter; `ids` counts for 'custom' only. */
export function filterServices(
  services: readonly ServiceSummary[],
  filter: ServiceFilter,
  ids: readonly string[] = [],
): ServiceSummary[] {
  if (filter === 'custom') return services.filter((service) => ids.includes(service.id))
  return services.filter((service) => service.isMiniSession === (filter === 'miniSessions'))
}
