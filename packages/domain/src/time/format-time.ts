import { languageOf, type Language } from '../entities/language.ts'
import { remembered } from '../remembered.ts'
import { onOneLine } from './on-one-line.ts'

const formatOf = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
)

const partsOf = (instant: number, locale: string, zone: string): Intl.DateTimeFormatPart[] =>
  formatOf(locale, zone).formatToParts(instant)

const isZone = (part: Intl.DateTimeFormatPart): boolean => part.type === 'timeZoneName'

const textOf = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map((part) => part.value)
    .join('')
    .replace(/\s/gu, ' ')
    .trim()

/** An instant's (milliseconds) time of day in a zone, 12 or 24 hours by locale, e.g. `9:00 AM`. */
export function formatTime(instant: number, locale: string, zone: string): string {
  return textOf(partsOf(instant, locale, zone).filter((part) => !isZone(part)))
}

/** Time of day and zone, kept on one line, e.g. `9:00 AM CST`. */
export function formatClock(instant: number, locale: string, zone: string): string {
  return onOneLine(`${formatTime(instant, locale, zone)} ${zoneName(instant, locale, zone)}`)
}

const isHalf = (part: Intl.DateTimeFormatPart): boolean => part.type === 'dayPeriod'

/** Times of day of a start and an end with its zone, each kept on one line; their half of the day is written once where it is the same. */
export function formatSpan(
  [start, end]: readonly [number, number],
  locale: string,
  zone: string,
): [string, string] {
  const parts = partsOf(start, locale, zone).filter((part) => !isZone(part))
  const [half, last] = [parts, partsOf(end, locale, zone)].map((all) => all.find(isHalf)?.value)
  return [
    onOneLine(textOf(half === last ? parts.filter((part) => !isHalf(part)) : parts)),
    formatClock(end, locale, zone),
  ]
}

/** A distance from UTC, which is no name that anybody says. */
const DISTANCE = /^(UTC|GMT)[+−-]/

/** How languages whose zones have no short names say the time of a place. */
const timesOf: Readonly<Partial<Record<Language, (place: string) => string>>> = {
  'fr-FR': (place) => `heure ${/^[aeiou]/i.test(place) ? 'd’' : 'de '}${place}`,
}

const hasPlace = (zone: string): boolean => /^(?!Etc\/).+\//.test(zone)

/** The short name of a zone at an instant, e.g. `CST` or `heure de Paris`. */
export function zoneName(instant: number, locale: string, zone: string): string {
  const name = partsOf(instant, locale, zone).find(isZone)?.value ?? zone
  const timeOf = DISTANCE.test(name) && hasPlace(zone) ? timesOf[languageOf(locale)] : undefined
  return timeOf ? timeOf(zonePlace(zone)) : name
}

/** The place a zone is named after, e.g. `New York`. */
export function zonePlace(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
