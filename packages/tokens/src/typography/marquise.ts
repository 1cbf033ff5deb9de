import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url'
import bodoniExt from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-opsz-normal.woff2?url'
import bodoniItalic from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import jostExt from '@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url'
import jostItalic from '@fontsource-variable/jost/files/jost-latin-wght-italic.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const serif = { family: 'Bodoni Moda Variable', weight: '400 900' }
const sans = { family: 'Jost Variable', weight: '100 900' }

/** Fashion and beauty. The automatic optical size would lose the hairlines below 100 px, so it is fixed. */
export const marquise: TypographyTheme = {
  id: 'marquise',
  heading: {
    family: serif.family,
    cut: 'bodoni-moda',
    smallCut: 'bodoni-moda-small',
    weight: 400,
    tracking: '-0.02em',
    factor: 0.94,
    variation: "'opsz' 18",
    smallVariation: "'opsz' 11",
  },
  body: { family: sans.family, cut: 'jost', weight: 400, tracking: '0', factor: 1 },
  label: {
    family: sans.family,
    cut: 'jost-label',
    weight: 500,
    tracking: '0.16em',
    factor: 1,
    transform: 'uppercase',
  },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces: [
    ...facesOf(serif, { latin: bodoni, latinExt: bodoniExt, italic: bodoniItalic }),
    ...facesOf(sans, { latin: jost, latinExt: jostExt, italic: jostItalic }),
  ],
}
