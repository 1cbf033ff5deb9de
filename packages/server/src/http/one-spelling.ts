import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { privateAnswer } from './private-answer.ts'
import { isCapabilityPage } from './route-pattern.ts'

const PROGRAMS = /^\/(?:api|media|assets)\//
/** What is written as bytes; a sign that begins no byte stands for itself. */
const BYTES = /(?:%[\dA-F]{2})+|%/gi
/** Letters, digits and `-._~` that were written as bytes. */
const NEEDLESS = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
/** Spaces, and slashes but the first. */
const NOTHING_AT_END = /(?:%20|%09|%0[AD]|(?!^)\/)+$/i
/** What the home page is called for the server alone. */
const HOME = /^\/home$/i
/** Where nothing but slugs stand, which have no capitals; ids do. */
const SLUGS = /^\/(?:[^/]+|services\/.*)$/i
const CAPITALS = /%[\dA-F]{2}|[A-Z]+/gi

function readable(bytes: string): string {
  try {
    decodeURIComponent(bytes)
    return bytes
  } catch {
    return bytes.replaceAll('%', '%25')
  }
}

const small = (part: string) => (part.startsWith('%') ? part : part.toLowerCase())

/** How an address is written for good, whoever typed, copied or encoded it. */
function spelled(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/')
  if (PROGRAMS.test(path)) return path
  const plain = path
    .replaceAll(BYTES, readable)
    .replaceAll(NEEDLESS, decodeURIComponent)
    .replace(NOTHING_AT_END, '')
    .replace(HOME, '/')
  return SLUGS.test(plain) ? plain.replaceAll(CAPITALS, small) : plain
}

/**
 * A page has one address, which search engines count and routes can read; and `//name` means another host to a browser:
 * such an address is never answered, nor copied into a redirect.
 */
export const oneSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = spelled(pathname)
  if (path === pathname) return next()
  const own = isCapabilityPage(path) ? privateAnswer : { 'Cache-Control': 'no-store' }
  return c.body(null, 308, { ...own, Location: path + search })
}
