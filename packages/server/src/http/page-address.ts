import { isDay } from '@bellows/domain'

/** The rest of the theme's styles stands at an address of its own, whole. */
const LOOK = '/look.css'
const VERIFY = '/contracts/verify'
const SERVICE = /^\/services\/[^/]+\/?$/

function readParameters(url: URL): URLSearchParams {
  const read = new URLSearchParams()
  const date = url.searchParams.get('date')
  if (date !== null && isDay(date) && SERVICE.test(url.pathname)) read.set('date', date)
  if (url.searchParams.has('sent')) read.set('sent', '1')
  const fingerprint = url.searchParams.get('fingerprint')
  if (fingerprint !== null && url.pathname === VERIFY) read.set('fingerprint', fingerprint)
  return read
}

/** An address as far as pages read it: whatever else stands in its query (`fbclid`, `mc_eid`) changes nothing. */
export function pageAddress({ href }: Readonly<{ href: string }>): string {
  const url = new URL(href)
  if (url.pathname === LOOK) return url.pathname + url.search
  const read = readParameters(url).toString()
  return url.pathname + (read && `?${read}`)
}
