import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url'
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url'
import type { FontFace, TypographyTheme } from './typography-theme.ts'

const heading = { family: 'Fraunces Variable', weight: '100 900' } as const
const body = { family: 'Figtree Variable', weight: '300 900' } as const
const faces: readonly FontFace[] = [
  { ...heading, url: fraunces, style: 'normal', subset: 'latin', isPreloaded: true },
  { ...heading, url: frauncesExt, style: 'normal', subset: 'latin-ext' },
  { ...heading, url: frauncesItalic, style: 'italic', subset: 'latin' },
  { ...body, url: figtree, style: 'normal', subset: 'latin', isPreloaded: true },
  { ...body, url: figtreeExt, style: 'normal', subset: 'latin-ext' },
  { ...body, url: figtreeItalic, style: 'italic', subset: 'latin' },
]

/** Family and newborn. */
export const hearth: TypographyTheme = {
  id: 'hearth',
  heading: { family: heading.family, weight: 360, tracking: '-0.02em', factor: 0.94 },
  body: { family: body.family, weight: 400, tracking: '0', factor: 1 },
  label: { family: body.family, weight: 600, tracking: '0', factor: 1, transform: 'none' },
  emphasis: { style: 'italic', weight: 'inherit' },
  faces,
}
