import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPalette, type PaletteFault } from './check-palette.ts'
import { contrast } from './contrast.ts'
import { oklchOf } from './oklch.ts'
import { palettes } from './palettes/index.ts'
import { roles, type Paint, type Palette, type Role } from './scheme.ts'

const { salt } = palettes
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const paint = fc.record(Object.fromEntries(roles.map((role) => [role, hex]))) as fc.Arbitrary<Paint>
const schemePaint = fc.record({ primary: paint, secondary: paint })

const withRole = (palette: Palette, place: Pick<PaletteFault, 'scheme' | 'surface' | 'role'>, to: string) => {
  const scheme = palette.schemes[place.scheme]
  const changed = { ...scheme, [place.surface]: { ...scheme[place.surface], [place.role]: to } }
  return { ...palette, schemes: { ...palette.schemes, [place.scheme]: changed } }
}
const inLight = (role: Role, color: string) =>
  checkPalette(withRole(salt, { scheme: 'light_1', surface: 'primary', role }, color))
const degreesApart = (a: string, b: string) => {
  const turn = Math.abs(oklchOf(a).hue - oklchOf(b).hue)
  return Math.min(turn, 360 - turn)
}

test.each(Object.values(palettes))('the built-in palette $id has no fault', (palette) => {
  expect(checkPalette(palette)).toEqual([])
})

describe('on white', () => {
  test('a grey comes down to the first that passes', () => {
    expect(inLight('headings', '#999999')).toEqual([
      {
        scheme: 'light_1',
        surface: 'primary',
        pair: 'headings',
        role: 'headings',
        ratio: contrast('#999999', '#ffffff'),
        minimum: 4.5,
        suggestion: '#767676',
      },
    ])
  })

  test('a colour keeps its hue and chroma', () => {
    const [fault] = inLight('noticeDecoration', '#c97b4a')
    const suggestion = fault?.suggestion ?? '#fff'
    expect(contrast(suggestion, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(suggestion, '#ffffff')).toBeLessThan(4.6)
    expect(oklchOf(suggestion).chroma).toBeCloseTo(oklchOf('#c97b4a').chroma, 2)
    expect(degreesApart(suggestion, '#c97b4a')).toBeLessThan(1.5)
  })

  test('a yellow that has no dark shade as vivid keeps its hue', () => {
    const [fault] = inLight('headings', '#ffe000')
    const suggestion = fault?.suggestion ?? '#fff'
    expect(contrast(suggestion, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(degreesApart(suggestion, '#ffe000')).toBeLessThan(1.5)
    expect(oklchOf(suggestion).chroma).toBeGreaterThan(0.09)
  })

  test('a pale link fails as a link and as a focus ring, and one shade mends both', () => {
    const faults = inLight('outlineTextButtonLink', '#bbbbbb')
    expect(faults.map(({ pair }) => pair)).toEqual(['link', 'focus'])
    expect(new Set(faults.map(({ suggestion }) => suggestion))).toEqual(new Set(['#767676']))
  })

  test('pale words bring their controls down with them', () => {
    expect(inLight('paragraphs', '#aaaaaa').map(({ pair }) => pair)).toEqual(['paragraphs', 'control'])
  })
})

test('with every suggestion taken, all but the borders of controls is readable on any ground', () => {
  fc.assert(
    fc.property(schemePaint, (scheme) => {
      const palette: Palette = { ...salt, schemes: { ...salt.schemes, accent: scheme } }
      const mended = checkPalette(palette).reduce(
        (before, fault) => (fault.suggestion ? withRole(before, fault, fault.suggestion) : before),
        palette,
      )
      expect(checkPalette(mended).filter(({ pair }) => pair !== 'control')).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('on a ground between black and white no shade of the words leaves room for their controls', () => {
  const ground = withRole(salt, { scheme: 'light_1', surface: 'primary', role: 'background' }, '#cc19c1')
  const faults = checkPalette(ground).filter(({ surface }) => surface === 'primary')
  expect(faults.find(({ pair }) => pair === 'control')?.suggestion).toBeNull()
  expect(faults.find(({ pair }) => pair === 'paragraphs')?.suggestion).not.toBeNull()
})
