import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** A rule that names its own class twice outweighs another by its weight, not by saying what it is for. */
const TWICE = /['"`][^'"`]*&&/

test('no style wins by naming its class twice', () => {
  const sheets = sourceFiles('packages/{ui,sections,site}/src/**/*.css.ts')
  const heavy = sheets.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (TWICE.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(heavy).toEqual([])
})

test.each([`'&&': { fontStyle }`, `'&&[data-align="center"]': {}`])('the rule knows %s', (line) => {
  expect(TWICE.test(line)).toBe(true)
})
