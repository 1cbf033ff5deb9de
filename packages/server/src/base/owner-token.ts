import { createHmac, timingSafeEqual } from 'node:crypto'

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/**
 * The token of a studio's owner, made from the server's secret: it opens that studio alone, is the same in every
 * process, and ends with the secret.
 */
export function ownerToken(secret: string, businessId: string): string {
  return digest(secret, `owner:${businessId}`).toString('base64url')
}

/** Compared by digest, so that neither length nor place of a difference shows in the time it takes. */
export function isOwnerToken(secret: string, businessId: string, sent: string): boolean {
  const expected = ownerToken(secret, businessId)
  return timingSafeEqual(digest(secret, sent), digest(secret, expected))
}
