import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY, MINUTE } from '@bellows/domain'

/** Of tokens that whoever has the secret makes for a single command: they belong to no version. */
const OF_SECRET = 0
const COMMAND_MINUTES = 5
const MOST_DAYS = 366

export interface OwnerToken {
  /** A studio's tokens of older versions are revoked. */
  version: number
  /** Milliseconds since the epoch. */
  until: number
}

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

const pattern = /^(\d{1,9})\.(\d{1,15})\.[\w-]{43}$/

/** A token of a studio's owner, made from the server's secret: it opens that studio alone, until its time is over. */
export function ownerToken(secret: string, businessId: string, { version, until }: OwnerToken): string {
  const mac = digest(secret, `owner:${businessId}:${version}:${until}`).toString('base64url')
  return `${version}.${until}.${mac}`
}

/** For one command of whoever has the secret itself. */
export const commandToken = (secret: string, businessId: string, now: number): string =>
  ownerToken(secret, businessId, { version: OF_SECRET, until: now + COMMAND_MINUTES * MINUTE })

/** @throws for days that are none, or too many */
export function untilAfter(days: number, now: number): number {
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return now + days * DAY
  throw new Error(`A token is for 1 to ${MOST_DAYS} days`)
}

/** What a token says of itself, if the secret vouches for it and its time is not over. */
export function readOwnerToken(
  secret: string,
  sent: string,
  { businessId, now }: { businessId: string; now: number },
): OwnerToken | undefined {
  const [, version, until] = pattern.exec(sent) ?? []
  const said = { version: Number(version ?? 0), until: Number(until ?? 0) }
  const expected = ownerToken(secret, businessId, said)
  // Compared by digest, so that neither length nor place of a difference shows in the time it takes.
  if (!timingSafeEqual(digest(secret, sent), digest(secret, expected))) return undefined
  const longest = said.version === OF_SECRET ? COMMAND_MINUTES * MINUTE : MOST_DAYS * DAY
  return said.until > now && said.until - now <= longest ? said : undefined
}

export const isOfSecret = ({ version }: OwnerToken): boolean => version === OF_SECRET
