import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roles, schemes } from './scheme.ts'
import { themeCss } from './theme-css.ts'
import { defaultTheme, parseTheme } from './theme-schema.ts'

const stored = (background: unknown) => ({
  styles: { typography: 'hearth', buttonRadius: 2, fieldStyle: 'box' },
  colorPalettes: [
    { id: 'other', isActive: false, colorSchemes: [] },
    { id: 'own', isActive: true, colorSchemes: [{ id: 'accent', colors: { primary: { background } } }] },
  ],
})

const declarations = (css: string) =>
  [...css.replaceAll(/@font-face\{[^}]*\}/g, '').matchAll(/[{;]--/g)].length

test('the active palette and the styles reach the CSS', () => {
  const { theme, problems } = parseTheme(stored('#123456'))
  expect(problems).toEqual([])
  const css = themeCss(theme)
  expect(css).toContain('--s-primary-background:#123456')
  expect(css).toContain('"Fraunces Variable"')
  expect(css).toContain('--x-buttonRadius:2px')
})

test('every scheme gets both surfaces with all roles', () => {
  const css = themeCss(defaultTheme)
  for (const scheme of schemes) expect(css).toContain(`[data-scheme="${scheme}"]`)
  for (const role of roles) expect(css.split(`--s-secondary-${role}:`)).toHaveLength(schemes.length + 1)
})

test('a bad value falls back and is reported', () => {
  const { theme, problems } = parseTheme(stored('red;background:url(//x)'))
  expect(theme.palette.schemes.accent.primary.background).toBe(
    defaultTheme.palette.schemes.accent.primary.background,
  )
  expect(problems).toEqual([
    { path: 'colorSchemes.accent.primary.background', value: 'red;background:url(//x)' },
  ])
})

test.each([null, 7, 'x', [], { colorPalettes: 'no' }, { styles: { typography: 'wingdings' } }])(
  'any JSON gives a theme: %j',
  (json) => {
    expect(declarations(themeCss(parseTheme(json).theme))).toBe(declarations(themeCss(defaultTheme)))
  },
)

test('no string can add a declaration, an address or close the style element', () => {
  const normal = declarations(themeCss(defaultTheme))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('#fff', '#abcdef', '#12', 'url(x)', '</style>'),
      ),
      (value) => {
        const css = themeCss(
          parseTheme({ ...stored(value), styles: { typography: value, buttonRadius: value } }).theme,
        )
        expect(declarations(css)).toBe(normal)
        expect(css).not.toContain('</')
        expect(css.replaceAll(/@font-face\{[^}]*\}/g, '')).not.toContain('url(')
      },
    ),
    { numRuns: 2000 },
  )
})
