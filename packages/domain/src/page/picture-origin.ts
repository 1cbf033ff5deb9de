import { port, secureHost } from './policy-words.ts'
import { isHttpUrl } from './safe-href.ts'

const nameable = new RegExp(`^${secureHost}${port}$`)

/**
 * Whether pages show a picture of this address: one of the studio's own, a foreign one by https, or one that is written
 * into the address itself, which the policy lets pass.
 */
export const isShownPicture = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^data:image\//i.test(address) || pictureOrigin(address) !== null

/** The origin of a picture's absolute https address as a policy may name it, or `null` where there is none. */
export function pictureOrigin(address: string): string | null {
  if (/\s/.test(address) || !isHttpUrl(address)) return null
  const { origin } = new URL(address)
  return nameable.test(origin) ? origin : null
}
