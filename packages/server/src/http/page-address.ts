import { isDay } from '@bellows/domain'

/** What belongs to all pages and stands at an address of its own, whole: the rest of the theme, the messages. */
const SHARED = new Set(['/look.css', '/messages.json'])
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
  if (SHARED.has(url.pathname)) return url.pathname + url.search
  const read = readParameters(url).toString()
  return url.pathname + (read && `?${read}`)
}
