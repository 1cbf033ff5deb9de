import type { Endpoint } from '@bellows/api'
import type { Hono } from 'hono'
import { Refusal } from '../base/refusal.ts'
import type { AppEnv } from './app-env.ts'

function wrongMethod(allow: string): Refusal {
  return new Refusal({
    status: 405,
    error: 'method_not_allowed',
    say: (texts) => texts.wrongMethod,
    headers: { Allow: allow },
  })
}

/** `GET` answers `HEAD` too, without the body. */
function allowed(methods: readonly string[]): string {
  const all = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  return [...new Set([...all, 'OPTIONS'])].toSorted().join(', ')
}

/**
 * What is asked of a known address by another method: `OPTIONS` is told the methods, without any of the headers that
 * would let another site in; the rest is refused. Comes after the address's own methods are bound.
 */
export function refuseOtherMethods(app: Hono<AppEnv>, path: string, methods: readonly string[]): void {
  const allow = allowed(methods)
  app.all(path, (c) => {
    if (c.req.method !== 'OPTIONS') throw wrongMethod(allow)
    c.set('route', path)
    return c.body(null, 204, { Allow: allow, 'Cache-Control': 'no-store' })
  })
}

/** The same for every path of the table. */
export function gateMethods(app: Hono<AppEnv>, endpoints: readonly Endpoint[]): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const same = endpoints.filter((endpoint) => endpoint.path === path)
    refuseOtherMethods(
      app,
      path,
      same.map(({ method }) => method),
    )
  }
}
