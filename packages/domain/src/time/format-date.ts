import { fallbackLanguage, languages, type Language } from '../entities/language.ts'

/** The date format of each language in the notation of dayjs. */
export const dateFormats: Readonly<Record<Language, string>> = {
  'en-US': 'MMM D, YYYY',
  'fr-FR': 'D MMM YYYY',
  'de-DE': 'D. MMM YYYY',
  'pt-BR': 'D [de] MMM [de] YYYY',
  'es-ES': 'D [de] MMM [de] YYYY',
}

const SHORT_MONTH = 3
const shortMonths: ReadonlySet<Language> = new Set(['en-US', 'pt-BR', 'es-ES'])

type Fields = Readonly<Record<'weekday' | 'day' | 'month' | 'year', string>>

const formats = new Map<Language, Intl.DateTimeFormat>()

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  formats.set(language, made)
  return made
}

function fieldsOf(date: string, language: Language): Fields {
  const parts = formatOf(language).formatToParts(Date.parse(`${date}T00:00:00Z`))
  const values = new Map<string, string>(parts.map(({ type, value }) => [type, value]))
  const of = (type: keyof Fields): string => values.get(type) ?? ''
  const month = shortMonths.has(language) ? of('month').slice(0, SHORT_MONTH) : of('month')
  return { weekday: of('weekday'), day: of('day'), month, year: of('year') }
}

function write({ day, month, year }: Fields, language: Language): string {
  return dateFormats[language].replace(/\[(\w+)\]|MMM|YYYY|D/g, (token, literal?: string) => {
    if (literal !== undefined) return literal
    if (token === 'D') return day
    return token === 'MMM' ? month : year
  })
}

/** The language itself when it is one of the five, else the fallback. */
export function languageOf(locale: string): Language {
  return languages.find((language) => language === locale) ?? fallbackLanguage
}

/** A calendar day `YYYY-MM-DD` in a language's format, e.g. `Jan 26, 2030`. */
export function formatDay(day: string, locale: string): string {
  const language = languageOf(locale)
  return write(fieldsOf(day, language), language)
}

/** With the weekday before it, e.g. `Sat, Jan 26, 2030`. */
export function formatWeekdayDay(day: string, locale: string): string {
  const language = languageOf(locale)
  const fields = fieldsOf(day, language)
  return `${fields.weekday}${language === 'fr-FR' ? '' : ','} ${write(fields, language)}`
}
