import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import cormorantExt from '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url'
import cormorantItalic from '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import hankenExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url'
import hankenItalic from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2?url'
import type { FontFace, TypographyTheme } from './typography-theme.ts'

const heading = { family: 'Cormorant Variable', weight: '300 700' } as const
const body = { family: 'Hanken Grotesk Variable', weight: '100 900' } as const
const faces: readonly FontFace[] = [
  { ...heading, url: cormorant, style: 'normal', subset: 'latin', isPreloaded: true },
  { ...heading, url: cormorantExt, style: 'normal', subset: 'latin-ext' },
  { ...heading, url: cormorantItalic, style: 'italic', subset: 'latin' },
  { ...body, url: hanken, style: 'normal', subset: 'latin', isPreloaded: true },
  { ...body, url: hankenExt, style: 'normal', subset: 'latin-ext' },
  { ...body, url: hankenItalic, style: 'italic', subset: 'latin' },
]

/** Fine-art weddings. */
export const atelier: TypographyTheme = {
  id: 'atelier',
  heading: { family: heading.family, weight: 400, tracking: '-0.015em', factor: 1.14 },
  body: { family: body.family, weight: 400, tracking: '0', factor: 1 },
  label: { family: body.family, weight: 500, tracking: '0.12em', factor: 1, transform: 'uppercase' },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces,
}
