import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const PROGRAMS = /^\/(?:api|media|assets)\//
/** Letters, digits and `-._~` that were written as bytes. */
const NEEDLESS = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
const SPACES_AT_END = /(?:%20|%09|%0[AD])+$/i
/** Where nothing but slugs stand, which have no capitals; ids do. */
const SLUGS = /^\/(?:[^/]+|services\/.*)$/i
const CAPITALS = /%[\dA-F]{2}|[A-Z]+/gi

const small = (part: string) => (part.startsWith('%') ? part : part.toLowerCase())

/** How an address is written for good, whoever typed, copied or encoded it. */
function spelled(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/')
  if (PROGRAMS.test(path)) return path
  const plain = path.replaceAll(NEEDLESS, decodeURIComponent).replace(SPACES_AT_END, '')
  return SLUGS.test(plain) ? plain.replaceAll(CAPITALS, small) : plain
}

/**
 * A page has one address, which search engines count; and `//name` means another host to a browser: such an address is
 * never answered, nor copied into a redirect.
 */
export const oneSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = spelled(pathname)
  if (path === pathname) return next()
  return c.body(null, 308, { Location: path + search, 'Cache-Control': 'no-store' })
}
