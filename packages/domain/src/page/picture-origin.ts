import { isHttpUrl } from './safe-href.ts'

// A policy's words end at blanks, commas and semicolons, and an asterisk stands for every host.
const nameable = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

/** The origin of a picture's absolute https address as a policy may name it, or `null` where there is none. */
export function pictureOrigin(address: string): string | null {
  if (/\s/.test(address) || !isHttpUrl(address)) return null
  const { origin } = new URL(address)
  return nameable.test(origin) ? origin : null
}
