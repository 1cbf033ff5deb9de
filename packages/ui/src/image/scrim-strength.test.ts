import { blend, contrast, palettes } from '@bellows/tokens'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrimStrength } from './scrim-strength.ts'

const sum = (veil: number, scrim: number) => 1 - (1 - veil) * (1 - scrim)
const grey = (share: number) =>
  `#${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`

describe('scrimStrength', () => {
  it.each([
    [0, 'words', 1, 0.64],
    [40, 'words', 1, 0.4],
    [64, 'words', 1, 0],
    [90, 'words', 1, 0],
    [0, 'title', 1, 0.47],
    [100, 'title', 1, 0],
    [-20, 'words', 1, 0.64],
    [0, 'words', 0.4, 0],
    [0, 'title', 0.57, 0],
    [0, 'words', 0.7, 0.463],
  ] as const)('overlay %i, %s on %f: %f', (...[overlay, text, lightest, expected]) => {
    expect(scrimStrength(overlay, text, lightest)).toBeCloseTo(expected, 3)
  })

  it('veil and scrim together reach exactly what the words need, or the veil does alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (overlay, lightest) => {
          const strength = scrimStrength(overlay, 'words', lightest)
          expect(strength).toBeGreaterThanOrEqual(0)
          expect(sum(overlay / 100, strength)).toBeCloseTo(
            Math.max(scrimStrength(0, 'words', lightest), overlay / 100),
            10,
          )
        },
      ),
    )
  })

  const greys = Array.from({ length: 41 }, (_, step) => step / 40)
  it.each(Object.values(palettes))('$id: words and titles pass on every grey', ({ schemes }) => {
    const { background, paragraphs, headings } = schemes.image_background.primary
    for (const light of greys) {
      const under = (text: 'words' | 'title') => blend(background, grey(light), scrimStrength(0, text, light))
      expect(contrast(paragraphs, under('words'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(headings, under('title'))).toBeGreaterThanOrEqual(3)
    }
  })
})
