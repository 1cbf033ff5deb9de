import { expect, test } from 'vitest'
import de from 'dayjs/locale/de.js'
import es from 'dayjs/locale/es.js'
import fr from 'dayjs/locale/fr.js'
import br from 'dayjs/locale/pt-br.js'
import { dateNames } from './date-names.ts'

const letters = (name: string) => name.slice(0, 3)

test.each([
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['pt-br', br],
] as const)('%s says months and days as dayjs’s own file does', (language, { ...own }) => {
  const { months, weekdaysShort, ...short } = dateNames[language]
  const monthsShort = 'monthsShort' in short ? short.monthsShort : months.map(letters)
  expect({ months, weekdaysShort, monthsShort }).toEqual({
    months: own.months,
    weekdaysShort: own.weekdaysShort,
    monthsShort: own.monthsShort,
  })
})
