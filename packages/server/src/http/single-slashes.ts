import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** `//name` means another host to a browser: such an address is never answered, nor copied into a redirect. */
export const singleSlashes: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!pathname.includes('//')) return next()
  return c.body(null, 308, {
    Location: pathname.replaceAll(/\/{2,}/g, '/') + search,
    'Cache-Control': 'no-store',
  })
}
