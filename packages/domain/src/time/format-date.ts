import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/de.js'
import 'dayjs/locale/es.js'
import 'dayjs/locale/fr.js'
import 'dayjs/locale/pt-br.js'
import { fallbackLanguage, languages, type Language } from '../entities/language.ts'

type DateFormats = Readonly<{ locale: string; day: string; weekday: string; month: string }>

/** How each language writes dates, in the notation of dayjs, and what stands between a weekday and a day. */
const dateFormats: Readonly<Record<Language, DateFormats>> = {
  'en-US': { locale: 'en', day: 'MMM D, YYYY', weekday: 'ddd, ', month: 'MMMM YYYY' },
  'fr-FR': { locale: 'fr', day: 'D MMM YYYY', weekday: 'ddd ', month: 'MMMM YYYY' },
  'de-DE': { locale: 'de', day: 'D. MMM YYYY', weekday: 'ddd, ', month: 'MMMM YYYY' },
  'pt-BR': { locale: 'pt-br', day: 'D [de] MMM [de] YYYY', weekday: 'ddd, ', month: 'MMMM [de] YYYY' },
  'es-ES': { locale: 'es', day: 'D [de] MMM [de] YYYY', weekday: 'ddd, ', month: 'MMMM [de] YYYY' },
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

/** The weekday of a calendar day in short, e.g. `Sat`. */
export function formatWeekday(day: string, language: string): string {
  return read(day, dateFormats[languageOf(language)].locale).format('ddd')
}

/** The month of a calendar day, e.g. `January 2030`. */
export function formatMonth(day: string, language: string): string {
  const { locale, month } = dateFormats[languageOf(language)]
  return read(day, locale).format(month)
}

/** Whether a calendar day lies before another; on it is not before. */
export const isDayBefore = (day: string, other: string): boolean => dayjs(day).isBefore(other, 'day')
