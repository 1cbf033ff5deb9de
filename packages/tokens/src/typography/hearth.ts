import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url'
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const serif = { family: 'Fraunces Variable', weight: '100 900' }
const sans = { family: 'Figtree Variable', weight: '300 900' }

/** Family and newborn. */
export const hearth: TypographyTheme = {
  id: 'hearth',
  heading: {
    family: serif.family,
    cut: 'fraunces',
    smallCut: 'fraunces-small',
    weight: 360,
    tracking: '-0.02em',
    factor: 0.94,
  },
  body: { family: sans.family, cut: 'figtree', weight: 400, tracking: '0', factor: 1 },
  label: { family: sans.family, cut: 'figtree-label', weight: 600, tracking: '0', factor: 1 },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces: [
    ...facesOf(serif, { latin: fraunces, latinExt: frauncesExt, italic: frauncesItalic }),
    ...facesOf(sans, { latin: figtree, latinExt: figtreeExt, italic: figtreeItalic }),
  ],
}
