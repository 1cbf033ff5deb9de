/** Characters in one line and in several; this package knows no domain, and a house test holds both to one answer. */
export const SHORT_LIMIT = 256
export const LONG_LIMIT = 1024
