import type { PageFacts, PageNeeds } from '../../kit/page-needs.ts'
import { hasDeadline } from './use-services.ts'
import { asksNothing, queryOf, type ListOptions } from './list-query.ts'

const needs = (options: ListOptions): PageNeeds =>
  asksNothing(options) ? {} : { services: queryOf(options) }

/** Only a price that ends by the clock, or a list that must be asked for again, moves in the browser. */
function isLive(options: ListOptions, { services, now }: PageFacts): boolean {
  if (asksNothing(options)) return false
  const list = services(queryOf(options))
  if (list === null) return true
  return options.showPrice && hasDeadline(list, now)
}

/** What all service lists say of themselves to the page. */
export const listTraits = { needs, isLive, wakes: 'seen' } as const

/** Of a list that answers the visitor's hand beyond that. */
export const movingListTraits = {
  ...listTraits,
  isLive: (options: ListOptions) => !asksNothing(options),
} as const
