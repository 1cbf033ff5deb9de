import type { ServiceSummary } from '@bellows/domain'

/** Which services a list shows; the key of the answer in the page's data. */
export type ServiceQuery = Readonly<{
  source: 'custom' | 'fullSessions' | 'miniSessions'
  serviceIds: readonly string[]
  sort: 'upcoming' | 'lastEdited' | 'lastCreated'
}>

/** What a section wants to know beyond its options. */
export type PageNeeds = Readonly<{ services?: ServiceQuery; inquiry?: true }>

export const serviceQueryKey = (query: ServiceQuery): string =>
  [query.source, query.sort, ...query.serviceIds].join('|')

/** What is known when it is decided whether a section needs its code in the browser. */
export type PageFacts = Readonly<{
  /** Null for a list that could not be had. */
  services: (query: ServiceQuery) => readonly ServiceSummary[] | null
  /** Milliseconds. */
  now: number
}>

export const noFacts: PageFacts = { services: () => [], now: 0 }
