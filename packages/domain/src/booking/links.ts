/** Address of a reserved link; the token stands after the `#`, so that no server, log or referrer sees it. */
export function reservedPath(slotId: string, token: string): string {
  return `/reserved/${slotId}#${token}`
}

/** Address of an order that the owner prepared. */
export const pendingPath = (orderId: string): string => `/pending/${orderId}`

/** Address at which a shoot of an order gets another date, or its first one; the first shoot needs no name. */
export function selectDatePath(orderId: string, shootId = 'shoot-1'): string {
  return `/select-date/${orderId}${shootId === 'shoot-1' ? '' : `?shoot=${shootId}`}`
}

/** What an address says of the payment that its visitor comes back from, at the provider's page. */
export const PAYMENT_PARAMETER = 'payment'

/** The time that it was to book: another may be held where its visitor comes back. */
export const PAID_SLOT_PARAMETER = 'slot'

/** How that payment was to be made. */
export const METHOD_PARAMETER = 'method'
