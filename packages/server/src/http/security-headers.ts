import { DAY, SECOND } from '@bellows/domain'
import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from './app-env.ts'

const HSTS_SECONDS = (365 * DAY) / SECOND

/** What every answer has, whoever gives it. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

const entries = Object.entries(everywhere)

/** Whether the visitor speaks https, to us or to the proxy in front. */
export function isHttps(c: AppContext, trustProxy: boolean): boolean {
  if (trustProxy && c.req.header('x-forwarded-proto')) return c.req.header('x-forwarded-proto') === 'https'
  return c.req.url.startsWith('https:')
}

/** Adds what every answer has to its headers; its own win. */
export function withSecurity(c: AppContext, headers: Headers, trustProxy: boolean): Headers {
  for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value)
  if (isHttps(c, trustProxy)) headers.set('Strict-Transport-Security', `max-age=${HSTS_SECONDS}`)
  return headers
}

/** Headers of every answer, 404 and 500 too; a page's own, such as its CSP, win. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    withSecurity(c, c.res.headers, trustProxy)
  }
}
