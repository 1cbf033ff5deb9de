import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { danger, derivedPaint } from './derived-paint.ts'
import { palettes } from './palettes/index.ts'
import { schemes, surfaces } from './scheme.ts'

/** Lowest ratios that the catalogue found over all palettes (§2.11); WCAG asks 4.5 of text and 3 of controls. */
const minima = {
  headings: 5.5,
  paragraphs: 5,
  link: 5.5,
  notice: 4.5,
  solid: 3,
  label: 4.5,
  control: 3,
  focus: 3,
}

const everySurface = Object.values(palettes).flatMap((palette) =>
  schemes.flatMap((scheme) =>
    surfaces.map((surface) => ({ palette, scheme, surface, name: `${palette.id} ${scheme} ${surface}` })),
  ),
)

test('black on white is 21 to 1, and order does not matter', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  expect(contrast('#FFFFFF', '#767676')).toBe(contrast('#767676', '#FFFFFF'))
})

describe.each(everySurface)('$name', ({ palette, scheme, surface }) => {
  const paint = palette.schemes[scheme][surface]
  const derived = derivedPaint(palette.schemes[scheme], surface)
  const on = (color: string) => contrast(color, paint.background)
  test('every role is readable on its surface', () => {
    const ratios = {
      headings: on(paint.headings),
      paragraphs: on(paint.paragraphs),
      link: on(paint.outlineTextButtonLink),
      notice: on(paint.noticeDecoration),
      solid: on(paint.solidButton),
      label: contrast(derived.onSolid, paint.solidButton),
      control: on(derived.control),
      focus: on(derived.focus),
    }
    for (const [role, ratio] of Object.entries(ratios))
      expect(ratio, role).toBeGreaterThanOrEqual(minima[role as keyof typeof minima])
  })
})

test('errors are readable on their own plate', () => {
  expect(contrast(danger.text, danger.plate)).toBeGreaterThanOrEqual(7)
})
