import type { ApiFetch } from '../router-context.ts'

const isReading = (init: RequestInit | undefined) => (init?.method ?? 'GET') === 'GET'

/** The preview asks and never writes. */
export const readingFetch =
  (fetch: ApiFetch): ApiFetch =>
  (path, init) =>
    isReading(init) ? fetch(path, init) : Promise.reject(new Error('The preview sends nothing'))
