import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2?url'
import newsreaderItalic from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2?url'
import franklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url'
import franklinExt from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const serif = { family: 'Newsreader Variable', weight: '200 800' }
const sans = { family: 'Libre Franklin Variable', weight: '100 900' }

/** Documentary work, set like a book; one file speaks for titles and text. */
export const quarto: TypographyTheme = {
  id: 'quarto',
  heading: {
    family: serif.family,
    cut: 'newsreader-title',
    smallCut: 'newsreader-small-title',
    weight: 340,
    tracking: '-0.02em',
    factor: 0.98,
  },
  body: { family: serif.family, cut: 'newsreader-text', weight: 400, tracking: '0', factor: 1.08 },
  label: { family: sans.family, cut: 'libre-franklin', weight: 500, tracking: '0', factor: 1 },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces: [
    ...facesOf(serif, { latin: newsreader, latinExt: newsreaderExt, italic: newsreaderItalic }),
    ...facesOf(sans, { latin: franklin, latinExt: franklinExt }),
  ],
}
