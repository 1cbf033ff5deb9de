import { lateCode } from '../late/late-code.ts'

/** What draws open dialogs. */
export const lateDialogs = lateCode(() => import('./opened.ts'))

/** Fetches what draws open dialogs before one is wanted; what does not come is asked for again then. */
export const preloadDialogs = lateDialogs.fetch
