import type { Hono } from 'hono'
import type { AppContext, AppEnv } from './app-env.ts'
import { requestHost } from './request-host.ts'

export type ApiFetch = (path: string | URL | Request, init?: RequestInit) => Promise<Response>

/** No token: what is drawn for one visitor is kept for all. */
const passedOn = ['user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const

/** Calls the API for the visitor of `c` without a network: same host, same address, same gates. */
export function inProcessApi(app: Hono<AppEnv>, c: AppContext): ApiFetch {
  const host = requestHost(c)
  return async (path, init = {}) => {
    const headers = new Headers(init.headers)
    for (const name of passedOn) {
      const value = c.req.header(name)
      if (value !== undefined && !headers.has(name)) headers.set(name, value)
    }
    headers.set('host', host)
    const { pathname, search } = new URL(path instanceof Request ? path.url : path, 'http://in.process')
    const request = new Request(`http://${host}${pathname}${search}`, { ...init, headers })
    return app.fetch(request, { ...c.env, isInProcess: true })
  }
}
