export const serviceSorts = ['upcoming', 'lastEdited', 'lastCreated'] as const
export const serviceFilters = ['custom', 'fullSessions', 'miniSessions'] as const

export type ServiceSort = (typeof serviceSorts)[number]
export type ServiceFilter = (typeof serviceFilters)[number]
