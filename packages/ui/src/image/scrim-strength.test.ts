import { blend, contrast, palettes } from '@bellows/tokens'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrimStrength } from './scrim-strength.ts'

const sum = (veil: number, scrim: number) => 1 - (1 - veil) * (1 - scrim)

describe('scrimStrength', () => {
  it.each([
    [0, 'words', 0.64],
    [40, 'words', 0.4],
    [64, 'words', 0],
    [90, 'words', 0],
    [0, 'title', 0.47],
    [100, 'title', 0],
    [-20, 'words', 0.64],
  ] as const)('overlay %i, %s: %f', (overlay, text, expected) => {
    expect(scrimStrength(overlay, text)).toBeCloseTo(expected, 10)
  })

  it('veil and scrim together reach exactly what the words need, or the veil does alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (overlay) => {
        const strength = scrimStrength(overlay)
        expect(strength).toBeGreaterThanOrEqual(0)
        expect(sum(overlay / 100, strength)).toBeCloseTo(Math.max(0.64, overlay / 100), 10)
      }),
    )
  })

  it.each(Object.values(palettes))('$id: words and titles pass on a white photograph', ({ schemes }) => {
    const { background, paragraphs, headings } = schemes.image_background.primary
    const under = (text: 'words' | 'title') => blend(background, '#FFFFFF', scrimStrength(0, text))
    expect(contrast(paragraphs, under('words'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(headings, under('title'))).toBeGreaterThanOrEqual(3)
  })
})
