import path from 'node:path'
import { businessSchema } from '@bellows/domain'
import { defaultTheme, typographyThemes, type LiveTheme } from '@bellows/tokens'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { business } from '../../testing/fake-studio.ts'
import { brandMark, maskableLook, plainLook, touchLook } from './brand-mark.ts'
import { letterOutline } from './letter-outline.ts'

const parsedBusiness = businessSchema.parse(business)
/** The faces as the bundler of the tests names them, from the root of the repository. */
const assetsRoot = path.resolve(import.meta.dirname, '../../../../..')

const brand = (businessName: string, typography: LiveTheme['styles']['typography'] = 'atelier') => ({
  business: { ...parsedBusiness, businessName },
  theme: { ...defaultTheme, styles: { ...defaultTheme.styles, typography } },
  assetsRoot,
})

describe('icons of the studio’s brand', () => {
  test.each(Object.keys(typographyThemes) as (keyof typeof typographyThemes)[])(
    'in %s the letter is an outline of the face of titles, which needs no font',
    async (typography) => {
      for (const name of ['Alder', 'Élan', '“Quince”', 'Żółw'])
        expect(await brandMark(brand(name, typography), plainLook)).toMatch(
          /fill="#[0-9a-f]{6}".*<path transform="[^"]*" [^>]*d="M[^"]{20,}"\/><\/g><\/svg>$/i,
        )
    },
  )

  test('the letter is the first of the name, and stands in the middle', async () => {
    const [one, other] = [
      await brandMark(brand('alder'), plainLook),
      await brandMark(brand('& Alder'), plainLook),
    ]
    expect(one).toBe(other)
    expect(await brandMark(brand('Wren'), plainLook)).not.toBe(one)
    const numbers = /translate\((\S+) (\S+)\) scale\((\S+)/.exec(one)?.slice(1).map(Number)
    const [x, y, scale] = z.parse(z.tuple([z.number(), z.number(), z.number()]), numbers)
    const outline = await letterOutline({ letter: 'A', typography: 'atelier', assetsRoot })
    expect(outline).not.toBeNull()
    if (!outline) return
    const { minX, maxX, minY, maxY } = outline.box
    expect(x + (scale * (minX + maxX)) / 2).toBeCloseTo(32, 1)
    expect(y - (scale * (minY + maxY)) / 2).toBeCloseTo(32, 1)
  })

  test('a letter of no face of ours is the browser’s, and a ring where there is none', async () => {
    expect(await brandMark(brand('明朝'), plainLook, true)).toContain('>明</text>')
    expect(await brandMark(brand('明朝'), plainLook)).toContain('<circle')
    expect(await brandMark(brand('…'), plainLook, true)).toContain('<circle')
  })

  test('what cuts by its own shape gets the accent up to the edges', async () => {
    const round = {
      ...brand('Alder'),
      theme: { ...defaultTheme, styles: { ...defaultTheme.styles, buttonRadius: 999 } },
    } as const
    expect(await brandMark(round, plainLook)).toContain('rx="32"')
    for (const look of [touchLook, maskableLook]) expect(await brandMark(round, look)).toContain('rx="0"')
  })
})
