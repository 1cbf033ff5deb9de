import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const LOCALE = /\/node_modules\/(dayjs\/locale\/([\w-]+)\.js)$/

/** Of a language's names of dayjs those that our dates are written with (`date-formats.ts`). */
const NEEDED = ['name', 'weekdaysShort', 'monthsShort'] as const
type Locale = Readonly<Record<(typeof NEEDED)[number], unknown>>

/** A locale of dayjs without what no date of ours says; `undefined` for any other module. */
export function shortLocale(id: string): string | undefined {
  const [, source, name] = LOCALE.exec(id) ?? []
  if (!source || !name) return undefined
  const locale: Locale = require(source)
  const short = JSON.stringify(Object.fromEntries(NEEDED.map((key) => [key, locale[key]])))
  return `import dayjs from 'dayjs'\nconst locale = ${short}\ndayjs.locale(locale, null, true)\nexport default locale`
}
