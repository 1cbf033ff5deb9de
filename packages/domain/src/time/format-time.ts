const FORMATS_MAX = 100
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, zone: string): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const options = { timeZone: zone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const made = new Intl.DateTimeFormat(locale, options)
  if (formats.size >= FORMATS_MAX) formats.clear()
  formats.set(key, made)
  return made
}

const partsOf = (instant: number, locale: string, zone: string): Intl.DateTimeFormatPart[] =>
  formatOf(locale, zone).formatToParts(instant)

const isZone = (part: Intl.DateTimeFormatPart): boolean => part.type === 'timeZoneName'

/** An instant's (milliseconds) time of day in a zone, 12 or 24 hours by locale, e.g. `9:00 AM`. */
export function formatTime(instant: number, locale: string, zone: string): string {
  const parts = partsOf(instant, locale, zone).filter((part) => !isZone(part))
  const text = parts.map((part) => part.value).join('')
  return text.replace(/\s/gu, ' ').trim()
}

/** The short name of a zone at an instant, e.g. `CST`. */
export function zoneName(instant: number, locale: string, zone: string): string {
  return partsOf(instant, locale, zone).find(isZone)?.value ?? zone
}

/** The place a zone is named after, e.g. `New York`. */
export function zonePlace(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
