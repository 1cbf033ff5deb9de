import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import cormorantExt from '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url'
import cormorantItalic from '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import hankenExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url'
import hankenItalic from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const serif = { family: 'Cormorant Variable', weight: '300 700' }
const sans = { family: 'Hanken Grotesk Variable', weight: '100 900' }

/** Fine-art weddings. */
export const atelier: TypographyTheme = {
  id: 'atelier',
  heading: { family: serif.family, cut: 'cormorant', weight: 400, tracking: '-0.015em', factor: 1.14 },
  body: { family: sans.family, cut: 'hanken-grotesk', weight: 400, tracking: '0', factor: 1 },
  label: {
    family: sans.family,
    cut: 'hanken-grotesk-label',
    weight: 500,
    tracking: '0.12em',
    factor: 1,
    transform: 'uppercase',
  },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces: [
    ...facesOf(serif, { latin: cormorant, latinExt: cormorantExt, italic: cormorantItalic }),
    ...facesOf(sans, { latin: hanken, latinExt: hankenExt, italic: hankenItalic }),
  ],
}
