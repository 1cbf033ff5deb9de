import type { AppContext } from './app-env.ts'
import { askedAddress } from './page-address.ts'
import { requestHost } from './request-host.ts'
import { isHttps } from './security-headers.ts'

/** A GET for the page that `c` is about, as the site's own code wants it: the visitor's scheme and host. */
export function pageRequest(c: AppContext, trustProxy: boolean): Request {
  const scheme = isHttps(c, trustProxy) ? 'https' : 'http'
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  return new Request(`${scheme}://${requestHost(c)}${askedAddress(c)}`, {
    headers,
    signal: c.req.raw.signal,
  })
}
