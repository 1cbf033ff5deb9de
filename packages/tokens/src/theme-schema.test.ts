import fc from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { palettes } from './palettes/index.ts'
import { roles, schemes, surfaces } from './scheme.ts'
import { themeCss } from './theme-css.ts'
import { defaultTheme, parseTheme } from './theme-schema.ts'
import { typographyThemes, type TypographyId } from './typography/index.ts'

const stored = (background: unknown) => ({
  styles: { typography: 'hearth', buttonRadius: 2, fieldStyle: 'box' },
  colorPalettes: [
    { id: 'other', isActive: false, colorSchemes: [] },
    { id: 'own', isActive: true, colorSchemes: [{ id: 'accent', colors: { primary: { background } } }] },
  ],
})

test('the active palette and the styles are taken', () => {
  const { theme, problems } = parseTheme(stored('#123456'))
  expect(problems).toEqual([])
  expect(theme.palette.schemes.accent.primary.background).toBe('#123456')
  expect(theme.styles).toEqual({ typography: 'hearth', buttonRadius: 2, fieldStyle: 'box' })
})

const studios = fileURLToPath(new URL('../../../studios/', import.meta.url))

test.each(globSync('*/theme.json', { cwd: studios }))('every look of %s is shown as it stands', (file) => {
  expect(parseTheme(JSON.parse(readFileSync(studios + file, 'utf8'))).problems).toEqual([])
})

test('a bad value falls back and is reported with its place', () => {
  const { theme, problems } = parseTheme(stored('red;background:url(//x)'))
  expect(theme.palette.schemes.accent).toEqual(defaultTheme.palette.schemes.accent)
  expect(problems).toEqual([
    {
      path: 'colorPalettes.1.colorSchemes.0.colors.primary.background',
      value: 'red;background:url(//x)',
    },
  ])
})

test('a palette of a built-in name falls back to that palette', () => {
  const { theme, problems } = parseTheme({ colorPalettes: [{ id: 'tide', isActive: true }] })
  expect(theme.palette).toEqual(palettes.tide)
  expect(problems).toEqual([])
})

test.each(['constructor', '__proto__', 'toString'])('a palette may be called %s', (id) => {
  const { theme } = parseTheme({ colorPalettes: [{ id, isActive: true }] })
  expect(theme.palette.schemes).toEqual(defaultTheme.palette.schemes)
})

test.each([
  [null, ['']],
  [7, ['']],
  [[], ['']],
  [{ styles: 'x', colorPalettes: 'no' }, ['styles', 'colorPalettes']],
  [{ styles: { typography: 'wingdings' } }, ['styles.typography']],
  [{ styles: { buttonRadius: 3, fieldStyle: '' } }, ['styles.buttonRadius', 'styles.fieldStyle']],
  [{ colorPalettes: [3, { isActive: 'yes' }] }, ['colorPalettes.0', 'colorPalettes.1.isActive']],
  [
    { colorPalettes: [{ colorSchemes: [{ id: 'light_9' }, null, { colors: [] }] }] },
    [
      'colorPalettes.0.colorSchemes.0.id',
      'colorPalettes.0.colorSchemes.1',
      'colorPalettes.0.colorSchemes.2.colors',
    ],
  ],
])('any JSON gives the built-in theme, and every fault is reported: %j', (json, paths) => {
  const { theme, problems } = parseTheme(json)
  expect(theme.palette.schemes).toEqual(defaultTheme.palette.schemes)
  expect(theme.styles).toEqual(defaultTheme.styles)
  expect(problems.map(({ path }) => path)).toEqual(paths)
})

test('what is missing is no fault', () => {
  expect(parseTheme({})).toEqual({ theme: defaultTheme, problems: [] })
})

const colors = /:#(?:[\da-f]{3}|[\da-f]{6})(?=[;}])/gi
/** A style text with its colours taken out: all that may differ between two themes of the same styles. */
const withoutColors = (css: string) => css.replaceAll(colors, ':#')
const bare = Object.fromEntries(
  Object.keys(typographyThemes).map((typography) => [
    typography,
    withoutColors(
      themeCss({
        ...defaultTheme,
        styles: { ...defaultTheme.styles, typography: typography as TypographyId },
      }),
    ),
  ]),
)
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...Array.from('#0aF;:{}()</>\\"\'*! \n\r\t\u0000')), maxLength: 20 }),
  fc
    .tuple(
      fc.constantFrom('#fff', '#123456', 'red', '', '#fff\n', '\n#fff', '#fffffff'),
      fc.constantFrom(';color:red', '}*{', 'url(//x)', '</style><script>', '/*', '\\3b', '!important', ''),
    )
    .map((parts) => parts.join('')),
)
const STRINGS = 10_000
/** Strings to a theme: two of every colour of a scheme on both surfaces, and three that are no colours. */
const PER_THEME = 2 * roles.length * surfaces.length + 3

test('no string can add a declaration or an address, or close the style element', () => {
  const theme = fc.array(hostile, { minLength: PER_THEME, maxLength: PER_THEME }).map((strings) => {
    const rest = [...strings]
    const next = () => rest.pop()
    const paint = () => Object.fromEntries(roles.map((role) => [role, next()]))
    const scheme = (id: unknown) => ({ id, colors: { primary: paint(), secondary: paint() } })
    const colorSchemes = [scheme('light_1'), scheme('image_background')]
    return {
      styles: { typography: next(), fieldStyle: next() },
      colorPalettes: [{ id: next(), isActive: true, colorSchemes }],
    }
  })
  fc.assert(
    fc.property(theme, (json) => {
      const { theme: safe } = parseTheme(json)
      expect(withoutColors(themeCss(safe))).toBe(bare[safe.styles.typography])
    }),
    { numRuns: Math.ceil(STRINGS / PER_THEME) },
  )
})

test('any value in any place of a theme is safe as well', () => {
  const place = fc.constantFrom('styles', 'colorPalettes', ...schemes)
  fc.assert(
    fc.property(place, fc.jsonValue(), (name, value) => {
      const json = schemes.some((scheme) => scheme === name)
        ? { colorPalettes: [{ colorSchemes: [{ id: name, colors: value }, value] }, value] }
        : { [name]: value }
      const { theme: safe } = parseTheme(json)
      expect(withoutColors(themeCss(safe))).toBe(bare[safe.styles.typography])
    }),
    { numRuns: 500 },
  )
})
