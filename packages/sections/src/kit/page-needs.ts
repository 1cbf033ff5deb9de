import type { Instagram, ServiceSummary, ShownGroups } from '@bellows/domain'

/** Which services a list shows; the key of the answer in the page's data. */
export type ServiceQuery = Readonly<{
  source: 'custom' | 'fullSessions' | 'miniSessions'
  serviceIds: readonly string[]
  sort: 'upcoming' | 'lastEdited' | 'lastCreated'
}>

/** One of the studio's own lists, shown by a section without entries of its own. */
export type GroupName = keyof ShownGroups

/** What a section wants to know beyond its options. */
export type PageNeeds = Readonly<{
  services?: ServiceQuery
  inquiry?: true
  group?: GroupName
  instagram?: true
}>

/** What the studio shows elsewhere too; only what the page's sections asked for. */
export type StudioEntries = Readonly<{
  groups: Readonly<Partial<ShownGroups>>
  /** Null where the studio has connected none. */
  instagram: Instagram | null
}>

export const noEntries: StudioEntries = { groups: {}, instagram: null }

export const serviceQueryKey = (query: ServiceQuery): string =>
  [query.source, query.sort, ...query.serviceIds].join('|')

/** What is known when it is decided whether a section needs its code in the browser. */
export type PageFacts = StudioEntries &
  Readonly<{
    /** Null for a list that could not be had. */
    services: (query: ServiceQuery) => readonly ServiceSummary[] | null
    /** Milliseconds. */
    now: number
  }>

export const noFacts: PageFacts = { services: () => [], now: 0, ...noEntries }
