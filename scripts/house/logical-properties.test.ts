import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ofStories = /\.(?:stories|test)\.tsx$|\/(?:testing|boards|story)\//
const shown = (pattern: string) => sourceFiles(pattern).filter(({ path }) => !ofStories.test(path))
const sheets = shown('packages/{ui,sections,site}/src/**/*.css.ts')
const parts = shown('packages/{ui,sections,site}/src/**/*.tsx')

const SIDE = '(?:Left|Right|Top|Bottom)'
const physical: readonly RegExp[] = [
  new RegExp(`\\b(?:margin|padding|border|scrollMargin|scrollPadding)${SIDE}\\w*\\s*:`, 'g'),
  /(?<![\w'])(?:left|right|top|bottom)\s*:(?!\s*(?:[[{]|null))/g,
  /\b(?:textAlign|float|clear|justifySelf|justifyContent|justifyItems)\s*:\s*['"](?:left|right)['"]/g,
]

const BOX =
  /\b(?:margin|padding|inset|border(?:Radius|Width|Style|Color)|scroll(?:Margin|Padding))\s*:\s*(['"`])(.*?)\1/g
/** Values side by side, whatever is calculated within each. */
const valuesOf = (text: string) =>
  text
    .replaceAll(/\$\{[^}]*\}/g, 'x')
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .trim()
    .split(/\s+/).length

/** A shorthand of four names its left and its right; of a radius, two already name two corners. */
const sidedShorthands = (line: string) =>
  [...line.matchAll(BOX)]
    .filter(([whole, , text = '']) => valuesOf(text) > (whole.startsWith('borderRadius') ? 1 : 3))
    .map(([whole]) => whole)

const faultsIn = (line: string) => [
  ...physical.flatMap((pattern) => [...line.matchAll(pattern)].map(([found]) => found)),
  ...sidedShorthands(line),
]

/** What has no logical form leans to one side. */
const LEANS =
  /\b(?:transformOrigin|backgroundPosition)\s*:\s*['"`][^'"`]*\b(?:left|right)\b|\btranslateX\(|\btranslate\s*:(?!\s*['"`]0 )|linear-gradient\(to (?:left|right)/
const RTL = /:dir\(rtl\)/
const countOf = (lines: readonly string[], ...patterns: readonly RegExp[]) =>
  lines.filter((line) => patterns.every((pattern) => pattern.test(line))).length

describe('sides are those of the line, not of the paper', () => {
  test.each([
    `marginLeft: space[2]`,
    `borderRightWidth: 0`,
    `borderTopLeftRadius: 0,`,
    `  left: 0,`,
    `float: 'left'`,
    `textAlign: 'right'`,
    'padding: `${space[1]} 0 calc(${a} + 2px) ${space[2]}`',
    `borderRadius: '50% 0'`,
  ])('the rule knows %s', (line) => {
    expect(faultsIn(line)).toHaveLength(1)
  })

  test.each([
    `marginInlineStart: space[2]`,
    `  top: [`,
    `  left: { justifyItems: 'start' },`,
    `{ top: null, bottom: null }`,
    `textAlign: 'start'`,
    'padding: `${space[1]} calc(1px * (2 + 3))`',
    `borderRadius: '50%'`,
    `'&[data-align="left"]': { textAlign: 'start' }`,
  ])('the rule lets %s be', (line) => {
    expect(faultsIn(line)).toEqual([])
  })

  test('no style names left, right, top or bottom', () => {
    const named = sheets.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => faultsIn(line).map((found) => `${path}:${index + 1} ${found}`)),
    )
    expect(sheets.length).toBeGreaterThan(50)
    expect(named).toEqual([])
  })

  test('nor does a style on an element', () => {
    const styled = /style=\{\{([^}]*)\}\}/g
    const named = parts.flatMap(({ path, text }) =>
      [...text.matchAll(styled)].flatMap(([, style = '']) =>
        faultsIn(style).map((found) => `${path} ${found}`),
      ),
    )
    expect(named).toEqual([])
  })

  test('what leans to one side is mirrored where lines run from right to left', () => {
    const leaning = sheets
      .map(({ path, text }) => ({ path, lines: text.split('\n') }))
      .filter(({ lines }) => countOf(lines, LEANS) > 0)
    expect(leaning.length).toBeGreaterThan(5)
    const unmirrored = leaning.filter(
      ({ lines }) => countOf(lines, LEANS) - countOf(lines, LEANS, RTL) > countOf(lines, RTL),
    )
    expect(unmirrored.map(({ path }) => path)).toEqual([])
  })
})
