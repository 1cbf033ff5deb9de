import { formatHex, interpolate, wcagContrast, wcagLuminance } from 'culori'
import { describe, expect, test } from 'vitest'
import { blend, contrast, luminance } from './contrast.ts'
import { danger, derivedPaint } from './derived-paint.ts'
import { palettes } from './palettes/index.ts'
import { readablePairs, type ReadablePair } from './readable-pairs.ts'
import { schemes, surfaces } from './scheme.ts'

/** The lowest ratios over all palettes, to two places: a new palette must not fall below them. */
const minima: Readonly<Record<ReadablePair, number>> = {
  headings: 5.55,
  paragraphs: 5.04,
  link: 5.55,
  notice: 4.61,
  solid: 5.55,
  label: 5.55,
  control: 3.27,
  focus: 5.5,
  fault: 3.15,
}
const LINES_MINIMUM = 1.26
const toTwoPlaces = (ratio: number) => Number(ratio.toFixed(2))

const everySurface = Object.entries(palettes).flatMap(([id, palette]) =>
  schemes.flatMap((scheme) =>
    surfaces.map((surface) => ({ palette, scheme, surface, name: `${id} ${scheme} ${surface}` })),
  ),
)

test('black on white is 21 to 1, and order does not matter', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  expect(contrast('#FFFFFF', '#767676')).toBe(contrast('#767676', '#FFFFFF'))
})

test('luminance, contrast and blends are those of culori', () => {
  const reckon = interpolate(['#123456', '#fedcba'], 'rgb')
  for (let step = 0; step <= 255; step += 1) {
    const hex = `#${[step, (step * 7) % 256, 255 - step].map((one) => one.toString(16).padStart(2, '0')).join('')}`
    expect(luminance(hex)).toBeCloseTo(wcagLuminance(hex), 14)
    expect(contrast(hex, '#808')).toBeCloseTo(wcagContrast(hex, '#808'), 12)
    expect(blend('#fedcba', '#123456', step / 255)).toBe(formatHex(reckon(step / 255)))
    expect(blend(hex, '#ABC', 0.72)).toBe(formatHex(interpolate(['#abc', hex], 'rgb')(0.72)))
  }
  expect(() => luminance('red')).toThrow('Not a hex colour: red')
})

test('six palettes of eight schemes on two surfaces, each under its own name', () => {
  expect(everySurface).toHaveLength(96)
  for (const [id, palette] of Object.entries(palettes)) expect(palette.id).toBe(id)
})

describe.each(everySurface)('$name', ({ palette, scheme, surface }) => {
  test.each(Object.entries(minima))('%s keeps %d', (pair, minimum) => {
    const ratio = readablePairs[pair as ReadablePair].ratio(palette.schemes[scheme], surface)
    expect(toTwoPlaces(ratio)).toBeGreaterThanOrEqual(minimum)
  })
  test('hairlines show', () => {
    const { lines, background } = palette.schemes[scheme][surface]
    expect(toTwoPlaces(contrast(lines, background))).toBeGreaterThanOrEqual(LINES_MINIMUM)
  })
})

test('what is refused is outlined on any ground', () => {
  const { light_1 } = palettes.salt.schemes
  for (let step = 0; step <= 255; step += 1) {
    const grey = step.toString(16).padStart(2, '0')
    for (const background of [`#${grey.repeat(3)}`, `#${grey}0000`, `#${grey}3020`]) {
      const scheme = { ...light_1, primary: { ...light_1.primary, background } }
      expect(contrast(derivedPaint(scheme, 'primary').fault, background)).toBeGreaterThanOrEqual(3)
    }
  }
})

test('errors are readable on their own plate', () => {
  expect(contrast(danger.text, danger.plate)).toBeCloseTo(7.06, 2)
})
