import type { ServiceQuery } from '../../kit/page-needs.ts'

export type ListOptions = ServiceQuery & { showPrice: boolean; showDuration: boolean }

/** The question that a list asks of its page; ids count only where the owner picks services one by one. */
export const queryOf = ({ source, serviceIds, sort }: ServiceQuery): ServiceQuery => ({
  source,
  sort,
  serviceIds: source === 'custom' ? serviceIds : [],
})

/** Nothing was picked, so nothing needs to be asked. */
export const asksNothing = ({ source, serviceIds }: ServiceQuery): boolean =>
  source === 'custom' && serviceIds.length === 0
