import { addDays, dayOf, isDay } from '@bellows/domain'
import type { AppContext } from './app-env.ts'

/** What belongs to all pages: the rest of the theme, the messages; with the parameters that name one of them. */
const SHARED: ReadonlyMap<string, readonly string[]> = new Map([
  ['/look.css', ['v', 'without']],
  ['/messages.json', ['v']],
])

export const sharedFiles = [...SHARED.keys()]

const VERIFY = '/contracts/verify'
const SERVICE = /^\/services\/[^/]+$/

/** Further ahead nobody offers a day; what lies behind nobody can book. */
const DAYS_AHEAD = 730

/** When and where an address is read. */
type Reading = Readonly<{ now: number; timeZone: string }>

function isToCome(day: string, { now, timeZone }: Reading): boolean {
  const today = dayOf(now, timeZone)
  return isDay(day) && day >= today && day <= addDays(today, DAYS_AHEAD)
}

function named(url: URL, names: readonly string[]): URLSearchParams {
  const found = names.map((name) => [name, url.searchParams.get(name)] as const)
  return new URLSearchParams(found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

function readParameters(url: URL, reading: Reading): URLSearchParams {
  const names = SHARED.get(url.pathname)
  if (names) return named(url, names)
  const read = new URLSearchParams()
  const date = url.searchParams.get('date')
  if (date !== null && SERVICE.test(url.pathname) && isToCome(date, reading)) read.set('date', date)
  if (url.searchParams.has('sent')) read.set('sent', '1')
  const fingerprint = url.searchParams.get('fingerprint')
  if (fingerprint !== null && url.pathname === VERIFY) read.set('fingerprint', fingerprint)
  return read
}

/** An address as far as pages read it: whatever else stands in its query (`fbclid`, `mc_eid`) changes nothing. */
export function pageAddress(href: string, reading: Reading): string {
  const url = new URL(href)
  const read = readParameters(url, reading).toString()
  return url.pathname + (read && `?${read}`)
}

/** The address that is asked for, so. */
export const askedAddress = (c: AppContext): string =>
  pageAddress(c.req.url, { now: Date.now(), timeZone: c.get('studio').timeZone })

/** Of a page that is there in as many forms as its parameters have values. */
export const isVaried = (c: AppContext): boolean => askedAddress(c).includes('?')
