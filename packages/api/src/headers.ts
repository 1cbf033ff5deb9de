/** Presents the secret of a hold. */
export const HOLD_TOKEN_HEADER = 'X-Hold-Token'
/** Marks a call whose input stands in the query string. */
export const QUERY_MARKER_HEADER = 'X-Query-String'
export const QUERY_MARKER = '1'
/** Names the studio in error reports. */
export const BUSINESS_ID_HEADER = 'X-Business-Id'
