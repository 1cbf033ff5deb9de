import type { AppContext } from './app-env.ts'

/** The host asked for, lower case, with its port unless that is the scheme's own. */
export function requestHost(c: AppContext): string {
  const host = (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
  return host.replace(/:(80|443)$/, '')
}
