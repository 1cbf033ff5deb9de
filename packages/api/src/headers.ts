/** Presents the secret of a hold. */
export const HOLD_TOKEN_HEADER = 'X-Hold-Token'
/** Marks a call whose input stands in the query string. */
export const QUERY_MARKER_HEADER = 'X-Query-String'
export const QUERY_MARKER = '1'
/** Names the studio in error reports. */
export const BUSINESS_ID_HEADER = 'X-Business-Id'

/** What is named by its content is asked for once. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Marks of an answer of the site for who sends it, which no visitor is told: a page may be kept for all. */
export const CACHE_MARK = 'x-bellows-cache'
/** By how many pixels a drawing is sent, as PNG. */
export const PIXELS_MARK = 'x-bellows-pixels'
