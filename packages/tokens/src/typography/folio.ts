import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import garamondExt from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url'
import garamondItalic from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const serif = { family: 'EB Garamond Variable', weight: '400 800' }

/** Heritage and portraits: one face in three voices. */
export const folio: TypographyTheme = {
  id: 'folio',
  heading: { family: serif.family, cut: 'eb-garamond-title', weight: 400, tracking: '-0.01em', factor: 1.08 },
  body: {
    family: serif.family,
    cut: 'eb-garamond',
    weight: 420,
    tracking: '0',
    factor: 1.14,
    lineHeight: 1.55,
  },
  label: {
    family: serif.family,
    cut: 'eb-garamond-label',
    weight: 500,
    tracking: '0.06em',
    factor: 1,
    caps: 'all-small-caps',
    growth: '0.125rem',
  },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces: facesOf(serif, { latin: garamond, latinExt: garamondExt, italic: garamondItalic }),
}
