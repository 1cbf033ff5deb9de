import { isDay } from '@bellows/domain'

/** What belongs to all pages: the rest of the theme, the messages; with the parameters that name one of them. */
const SHARED: ReadonlyMap<string, readonly string[]> = new Map([
  ['/look.css', ['v', 'without']],
  ['/messages.json', ['v']],
])

export const sharedFiles = [...SHARED.keys()]

const VERIFY = '/contracts/verify'
const SERVICE = /^\/services\/[^/]+\/?$/

function named(url: URL, names: readonly string[]): URLSearchParams {
  const found = names.map((name) => [name, url.searchParams.get(name)] as const)
  return new URLSearchParams(found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

function readParameters(url: URL): URLSearchParams {
  const names = SHARED.get(url.pathname)
  if (names) return named(url, names)
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
  const read = readParameters(url).toString()
  return url.pathname + (read && `?${read}`)
}
