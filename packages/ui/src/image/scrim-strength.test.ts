import { blend, contrast, palettes } from '@bellows/tokens'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrimBeyond, scrimStrength } from './scrim-strength.ts'

const BLACK = '#000000'
const grey = (share: number) =>
  `#${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`

describe('scrimStrength', () => {
  it.each([
    [0, 'words', 1, 0.582],
    [40, 'words', 1, 0.343],
    [65, 'words', 1, 0],
    [90, 'words', 1, 0],
    [0, 'title', 1, 0.428],
    [100, 'title', 1, 0],
    [-20, 'words', 1, 0.582],
    [0, 'words', 0, 0],
    [0, 'words', 0.4, 0],
    [0, 'title', 0.57, 0],
    [0, 'words', 0.7, 0.403],
  ] as const)('overlay %i, %s on %f: %f', (...[overlay, text, lightest, expected]) => {
    expect(scrimStrength(overlay, text, lightest)).toBeCloseTo(expected, 3)
  })

  it.each(Object.values(palettes))(
    '$id: on the owner’s veil words stand on what they need, and on no darker ground than without it',
    ({ schemes }) => {
      const { background, paragraphs } = schemes.image_background.primary
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), (overlay, step) => {
          const lightest = step / 40
          const strength = scrimStrength(overlay, 'words', lightest)
          expect(strength).toBeGreaterThanOrEqual(0)
          expect(strength).toBeLessThanOrEqual(scrimStrength(0, 'words', lightest))
          const veiled = blend(background, grey(lightest), overlay / 100)
          expect(contrast(paragraphs, blend(BLACK, veiled, strength))).toBeGreaterThanOrEqual(4.5)
        }),
      )
    },
  )

  const greys = Array.from({ length: 41 }, (_, step) => step / 40)
  it.each(Object.values(palettes))('$id: words and titles pass on every grey', ({ schemes }) => {
    const { paragraphs, headings } = schemes.image_background.primary
    for (const light of greys) {
      const under = (text: 'words' | 'title') => blend(BLACK, grey(light), scrimStrength(0, text, light))
      expect(contrast(paragraphs, under('words'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(headings, under('title'))).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('scrimBeyond', () => {
  it.each([
    [0, 0.4, 0.4],
    [0.4, 0.4, 0],
    [0.6, 0.4, 0],
    [0.5, 0.75, 0.5],
  ])('on %f, to %f: %f', (first, wanted, second) => {
    expect(scrimBeyond(first, wanted)).toBeCloseTo(second, 10)
  })
})
