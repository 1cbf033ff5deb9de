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
