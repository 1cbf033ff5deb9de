import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url'
import karla from '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2?url'
import karlaExt from '@fontsource-variable/karla/files/karla-latin-ext-wght-normal.woff2?url'
import karlaItalic from '@fontsource-variable/karla/files/karla-latin-wght-italic.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const grotesque = { family: 'Bricolage Grotesque Variable', weight: '200 800' }
const sans = { family: 'Karla Variable', weight: '200 800' }

/** Studios and commercial work. The title face has no italic, so emphasis there is a change of weight. */
export const foundry: TypographyTheme = {
  id: 'foundry',
  heading: {
    family: grotesque.family,
    cut: 'bricolage-grotesque',
    smallCut: 'bricolage-grotesque-small',
    weight: 560,
    tracking: '-0.035em',
    factor: 0.86,
  },
  body: { family: sans.family, cut: 'karla', weight: 400, tracking: '0', factor: 1 },
  label: { family: sans.family, cut: 'karla-label', weight: 600, tracking: '0', factor: 1 },
  emphasis: { style: 'normal', weight: '400' },
  textEmphasis: { style: 'italic', weight: 'inherit' },
  faces: [
    ...facesOf(grotesque, { latin: bricolage, latinExt: bricolageExt }),
    ...facesOf(sans, { latin: karla, latinExt: karlaExt, italic: karlaItalic }),
  ],
}
