import { expect, test } from 'vitest'
import { palettes } from './palettes/index.ts'
import { roles, schemes } from './scheme.ts'
import { colorsCss, colorValues, themeCss } from './theme-css.ts'
import { defaultTheme } from './theme-schema.ts'

test('every scheme gets both surfaces with all roles', () => {
  const css = themeCss(defaultTheme)
  for (const scheme of schemes) expect(css).toContain(`[data-scheme="${scheme}"]`)
  for (const role of roles) expect(css.split(`--s-secondary-${role}:`)).toHaveLength(schemes.length + 1)
})

test('what follows from the roles is written too', () => {
  const css = themeCss(defaultTheme)
  for (const role of ['onSolid', 'control', 'focus', 'fault'])
    expect(css.split(`--s-primary-${role}:`)).toHaveLength(schemes.length + 1)
})

test('no colour of another palette comes along', () => {
  const css = themeCss({ ...defaultTheme, palette: palettes.oxblood })
  expect(css).toContain('--s-primary-background:#6B1F2A')
  for (const background of ['#5B5632', '#3F5647', '#C4301C', '#17395A', '#CFC7BA'])
    expect(css).not.toContain(background)
})

test('the document’s ground is the palette’s paper', () => {
  const { background } = palettes.oxblood.schemes.light_1.primary
  expect(themeCss({ ...defaultTheme, palette: palettes.oxblood })).toContain(`--t-ground:${background}`)
})

const spacingIn = (typography: 'contact' | 'atelier') =>
  /--f-heading-wordSpacing:([^;}]+)/.exec(
    themeCss({ ...defaultTheme, styles: { ...defaultTheme.styles, typography } }),
  )?.[1]

test('words of a narrow heading face stand further apart', () => {
  expect(spacingIn('contact')).toBe('0.09em')
  expect(spacingIn('atelier')).toBe('normal')
})

test('form of buttons and fields', () => {
  const css = themeCss({
    ...defaultTheme,
    styles: { ...defaultTheme.styles, buttonRadius: 2, fieldStyle: 'box' },
  })
  expect(css).toContain('--x-buttonRadius:2px')
  expect(css).toContain('--x-field-borderWidth:1px')
})

test('italics may come by themselves; until then their place is kept, so that no upright face is slanted', () => {
  const first = themeCss(defaultTheme, (piece) => piece === 'upright' || piece === 'slanted')
  expect(first).toMatch(
    /@font-face\{font-family:"([^"]+)";font-style:italic;font-weight:[^;]+;src:local\(""\)\}/,
  )
  expect(first).not.toMatch(/font-style:italic;font-display/)
  const later = themeCss(defaultTheme, (piece) => piece === 'italic')
  expect(later).toMatch(/^(?:@font-face\{font-family:"[^"]+";font-style:italic;font-display:swap;[^}]+\})+$/)
  expect(themeCss(defaultTheme)).not.toContain('local("")')
})

test('colours one by one are those of the text', () => {
  const { ground, of } = colorValues(palettes.tide)
  const css = colorsCss(palettes.tide)
  expect(css).toContain(`body{background-color:${ground}}`)
  for (const scheme of schemes) {
    const own = css.slice(css.indexOf(`[data-scheme="${scheme}"]`)).split('}')[0]
    for (const [name, value] of Object.entries(of(scheme)))
      expect(name.startsWith('--t-') ? css : own).toContain(`${name}:${value}`)
    expect(Object.keys(of(scheme))).toHaveLength((own?.match(/--s-/g) ?? []).length + 2)
  }
})
