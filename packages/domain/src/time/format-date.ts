import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/de.js'
import 'dayjs/locale/es.js'
import 'dayjs/locale/fr.js'
import 'dayjs/locale/pt-br.js'
import { languageOf, type Language } from '../entities/language.ts'
import { dateFormats } from './date-formats.ts'

const locales: Readonly<Record<Language, string>> = {
  'en-US': 'en',
  'fr-FR': 'fr',
  'de-DE': 'de',
  'pt-BR': 'pt-br',
  'es-ES': 'es',
}

/** A calendar day has no zone: it is read as the reader's own midnight and written from the same. */
const read = (day: string, language: Language): Dayjs => dayjs(day).locale(locales[language])

/** A calendar day `YYYY-MM-DD` in a language's format, e.g. `Jan 26, 2030`. */
export function formatDay(day: string, locale: string): string {
  const language = languageOf(locale)
  return read(day, language).format(dateFormats[language].day)
}

/** With the weekday before it, e.g. `Sat, Jan 26, 2030`. */
export function formatWeekdayDay(day: string, locale: string): string {
  const language = languageOf(locale)
  return read(day, language).format(dateFormats[language].weekday + dateFormats[language].day)
}

/** Whether a calendar day lies before another; on it is not before. */
export const isDayBefore = (day: string, other: string): boolean => dayjs(day).isBefore(other, 'day')
