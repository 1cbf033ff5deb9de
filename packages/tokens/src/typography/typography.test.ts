import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { size } from '../size.ts'
import { textStyle } from '../text-style.ts'
import { themeCss } from '../theme-css.ts'
import { defaultTheme } from '../theme-schema.ts'
import { type } from '../type.css.ts'
import { preloadedFonts } from './font-faces.ts'
import { typographyThemes, type TypographyId } from './index.ts'

const require = createRequire(import.meta.url)
const PRELOAD_MAX = 165_000
const themes = Object.values(typographyThemes)
const fileOf = (url: string) => require.resolve(url.slice(url.indexOf('@fontsource')).replace(/\?.*/, ''))
const cssOf = (typography: TypographyId) =>
  themeCss({ ...defaultTheme, styles: { ...defaultTheme.styles, typography } })
const familiesIn = (css: string) =>
  new Set([...css.matchAll(/font-family:"([^"]+)";font-style:\w+;font-display/g)].map((match) => match[1]))

test('there are eight themes, each under its own name', () => {
  expect(Object.keys(typographyThemes)).toHaveLength(8)
  for (const [id, theme] of Object.entries(typographyThemes)) expect(theme.id).toBe(id)
})

describe.each(themes)('$id', (theme) => {
  const voices = [theme.heading, theme.body, theme.label]
  test('loads the files of its own families only', () => {
    expect(familiesIn(cssOf(theme.id as TypographyId))).toEqual(new Set(voices.map(({ family }) => family)))
  })
  test('preloads at most two upright latin files of 165 kB', () => {
    const urls = preloadedFonts(theme)
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.length).toBeLessThanOrEqual(2)
    for (const url of urls) expect(url).toMatch(/-latin-\w+-normal\.woff2/)
    const bytes = urls.reduce((sum, url) => sum + statSync(fileOf(url)).size, 0)
    expect(bytes).toBeLessThanOrEqual(PRELOAD_MAX)
  })
  test('every file is there, and every voice has a face of its weight', () => {
    for (const { url } of theme.faces) expect(statSync(fileOf(url)).size).toBeGreaterThan(5000)
    for (const { family, weight } of voices) {
      const face = theme.faces.find((candidate) => candidate.family === family)
      const [from = 0, to = from] = (face?.weight ?? '').split(' ').map(Number)
      expect(weight).toBeGreaterThanOrEqual(from)
      expect(weight).toBeLessThanOrEqual(to)
    }
  })
  const { emphasis, textEmphasis = emphasis } = theme
  test('an italic file comes only where emphasis is italic', () => {
    const italics = theme.faces.filter(({ style }) => style === 'italic')
    expect(italics.length > 0).toBe([emphasis, textEmphasis].some(({ style }) => style === 'italic'))
  })
  test('emphasis tells in titles and in running text', () => {
    const tells = ({ style, weight }: typeof emphasis, voice: { weight: number }) =>
      style === 'italic' || Number(weight) !== voice.weight
    expect(tells(emphasis, theme.heading)).toBe(true)
    expect(tells(textEmphasis, theme.body)).toBe(true)
  })
  test('every voice has stand-ins stretched to its metrics', () => {
    const css = cssOf(theme.id as TypographyId)
    for (const cut of [...voices.map((voice) => voice.cut), theme.heading.smallCut ?? theme.heading.cut])
      expect(css).toMatch(
        new RegExp(`@font-face\\{font-family:"${cut} local 1";src:local\\([^}]+size-adjust:`),
      )
  })
})

test('what a text emphasises has stand-ins of its own width', () => {
  expect(cssOf('atelier')).toMatch(
    /"hanken-grotesk local 2";font-style:italic;src:local\("Open Sans Italic"\)/,
  )
  expect(cssOf('contact')).toMatch(/"archivo local 1";font-weight:600 900;src:local\("Arial Bold"\)/)
  expect(cssOf('contact')).not.toMatch(/local 1";font-style:italic/)
})

test('small headings take the small optical size, large ones the large one', () => {
  for (const name of ['display', 'h1', 'h2', 'numeral', 'mark'] as const)
    expect(textStyle(name).fontVariationSettings).toBe(type.heading.variation)
  for (const name of ['h3', 'h4', 'quote'] as const)
    expect(textStyle(name).fontVariationSettings).toBe(type.heading.smallVariation)
  expect(cssOf('marquise')).toContain(`--f-heading-variation:'opsz' 18;`)
  expect(cssOf('marquise')).toContain(`--f-heading-smallVariation:'opsz' 11;`)
  expect(cssOf('hearth')).toContain('--f-heading-variation:normal;')
  expect(cssOf('hearth')).toContain('--f-heading-smallVariation:normal;')
})

test.each(['quarto', 'marquise', 'hearth', 'foundry'] as const)(
  'titles of %s come from the file with the optical size axis, upright and italic',
  (id) => {
    const { heading, faces } = typographyThemes[id]
    const urls = faces.filter(({ family }) => family === heading.family).map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(1)
    for (const url of urls) expect(url).toMatch(/-opsz-(?:normal|italic)\.woff2/)
  },
)

test('the optical size follows the size wherever it is not fixed', () => {
  for (const { id } of themes) {
    const css = cssOf(id as TypographyId)
    expect(css).not.toContain('font-optical-sizing')
    expect(/--f-(?:heading|body|label)-\w*[vV]ariation:[^;]*opsz/.test(css)).toBe(id === 'marquise')
  }
})

test('a measure is in zeros of the voice’s own font', () => {
  expect(size.measure.body).toBe(`calc(62 * ${type.body.zero})`)
  expect(size.measure.heading).toBe(`calc(24 * ${type.heading.zero})`)
  expect(cssOf('contact')).toMatch(/--f-label-zero:0\.6em/)
})

test('the mark of quotes keeps its two sizes in every theme', () => {
  expect(textStyle('mark').font).toContain(' 3.25rem/1 ')
  expect(JSON.stringify(textStyle('mark')['@media'])).toContain('3.8125rem')
})
