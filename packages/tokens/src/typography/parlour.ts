import instrument from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import instrumentExt from '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2?url'
import instrumentItalic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import instrumentSansExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import instrumentSansItalic from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const serif = { family: 'Instrument Serif', weight: '400' }
const sans = { family: 'Instrument Sans Variable', weight: '400 700' }

/** Modern weddings and couples. */
export const parlour: TypographyTheme = {
  id: 'parlour',
  heading: { family: serif.family, cut: 'instrument-serif', weight: 400, tracking: '-0.015em', factor: 1.06 },
  body: { family: sans.family, cut: 'instrument-sans', weight: 400, tracking: '0', factor: 1 },
  label: { family: sans.family, cut: 'instrument-sans-label', weight: 500, tracking: '0', factor: 1 },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces: [
    ...facesOf(serif, { latin: instrument, latinExt: instrumentExt, italic: instrumentItalic }),
    ...facesOf(sans, { latin: instrumentSans, latinExt: instrumentSansExt, italic: instrumentSansItalic }),
  ],
}
