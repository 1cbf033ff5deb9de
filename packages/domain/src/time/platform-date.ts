import { languageOf, type Language } from '../entities/language.ts'
import { remembered } from '../remembered.ts'
import { dateFormats } from './date-formats.ts'

// Content pages fetch no dayjs: their dates are written by the platform, to the same letter.

type Shortening = Readonly<{ monthLetters: number; weekdayEnd: '' | '.' }>

/** How the agreed formats shorten names where the platform may do otherwise. */
const shortenings: Readonly<Record<Language, Shortening>> = {
  'en-US': { monthLetters: 3, weekdayEnd: '' },
  'fr-FR': { monthLetters: Infinity, weekdayEnd: '.' },
  'de-DE': { monthLetters: Infinity, weekdayEnd: '.' },
  'pt-BR': { monthLetters: 3, weekdayEnd: '' },
  'es-ES': { monthLetters: 3, weekdayEnd: '.' },
}

const notation = /\[([^\]]*)\]|ddd|MMM|YYYY|D/gu
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  remembered((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }))
const dayFormatOf = formatOf({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const monthFormatOf = formatOf({ month: 'long', year: 'numeric' })

function write(day: string, language: Language, pattern: string): string {
  const parts = dayFormatOf(language).formatToParts(instantOf(day))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const { monthLetters, weekdayEnd } = shortenings[language]
  const names: Readonly<Record<string, string>> = {
    ddd: part('weekday').replace('.', '') + weekdayEnd,
    MMM: part('month').slice(0, monthLetters),
    YYYY: part('year'),
    D: part('day'),
  }
  return pattern.replaceAll(notation, (token: string, words?: string) => words ?? names[token] ?? '')
}

/** What `formatWeekdayDay` writes, without its weight: `Sat, Jan 26, 2030`. */
export function platformWeekdayDay(day: string, locale: string): string {
  const language = languageOf(locale)
  return write(day, language, dateFormats[language].weekday + dateFormats[language].day)
}

/** The weekday of a calendar day in short, e.g. `Sat`. */
export const formatWeekday = (day: string, locale: string): string => write(day, languageOf(locale), 'ddd')

/** The month of a calendar day, e.g. `January 2030`. */
export const formatMonth = (day: string, locale: string): string =>
  monthFormatOf(languageOf(locale)).format(instantOf(day))
