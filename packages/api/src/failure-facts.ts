/** Said of a server that gave no answer. */
export const NETWORK_TEXT = 'Error connect to server'

/** Stands for the status of a failure that has none, as when there was no answer. */
export const DEFAULT_STATUS = 466

/** Statuses that are no news to the server. */
export const unreported: ReadonlySet<number> = new Set([401, 403, 404])
