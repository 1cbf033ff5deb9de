import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/de.js'
import 'dayjs/locale/es.js'
import 'dayjs/locale/fr.js'
import 'dayjs/locale/pt-br.js'
import { fallbackLanguage, languages, type Language } from '../entities/language.ts'

/** How each language writes a date, in the notation of dayjs, and what stands between a weekday and it. */
const dateFormats: Readonly<Record<Language, Readonly<{ locale: string; day: string; weekday: string }>>> = {
  'en-US': { locale: 'en', day: 'MMM D, YYYY', weekday: 'ddd, ' },
  'fr-FR': { locale: 'fr', day: 'D MMM YYYY', weekday: 'ddd ' },
  'de-DE': { locale: 'de', day: 'D. MMM YYYY', weekday: 'ddd, ' },
  'pt-BR': { locale: 'pt-br', day: 'D [de] MMM [de] YYYY', weekday: 'ddd, ' },
  'es-ES': { locale: 'es', day: 'D [de] MMM [de] YYYY', weekday: 'ddd, ' },
}

/** The language itself when it is one of the five, else the fallback. */
export function languageOf(locale: string): Language {
  return languages.find((language) => language === locale) ?? fallbackLanguage
}

/** A calendar day has no zone: it is read as the reader's own midnight and written from the same. */
const read = (day: string, locale: string): Dayjs => dayjs(day).locale(locale)

/** A calendar day `YYYY-MM-DD` in a language's format, e.g. `Jan 26, 2030`. */
export function formatDay(day: string, language: string): string {
  const { locale, day: format } = dateFormats[languageOf(language)]
  return read(day, locale).format(format)
}

/** With the weekday before it, e.g. `Sat, Jan 26, 2030`. */
export function formatWeekdayDay(day: string, language: string): string {
  const { locale, day: format, weekday } = dateFormats[languageOf(language)]
  return read(day, locale).format(weekday + format)
}

/** Whether a calendar day lies before another; on it is not before. */
export const isDayBefore = (day: string, other: string): boolean => dayjs(day).isBefore(other, 'day')
