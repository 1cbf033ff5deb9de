/** What a form sends beside its answers; the colon keeps each from being the id of a question. */
export const formNames = { service: 'form:service', bait: 'form:website', show: 'form:show' } as const
