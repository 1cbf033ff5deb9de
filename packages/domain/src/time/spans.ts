/** Milliseconds of a second, in which headers, cookies and the database count: `HOUR / SECOND`. */
export const SECOND = 1000
/** Milliseconds of a minute. */
export const MINUTE = 60 * SECOND
/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE
/** Milliseconds of a day of 24 hours; a calendar day may be longer or shorter. */
export const DAY = 24 * HOUR
