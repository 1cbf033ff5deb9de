import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import archivoExt from '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2?url'
import plex from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import plexExt from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2?url'
import { facesOf } from './faces-of.ts'
import type { TypographyTheme } from './typography-theme.ts'

const sans = { family: 'Archivo Variable', weight: '100 900', stretch: '62% 125%' }
const mono = { family: 'IBM Plex Mono', weight: '400' }

/** Reportage, sports and brands. The italic would cost 102 kB, so emphasis is a change of weight: lighter in titles, bolder in text. */
export const contact: TypographyTheme = {
  id: 'contact',
  heading: {
    family: sans.family,
    cut: 'archivo-narrow',
    weight: 600,
    tracking: '-0.02em',
    wordSpacing: '0.09em',
    factor: 0.84,
    variation: "'wdth' 78",
    smallVariation: "'wdth' 78",
  },
  body: { family: sans.family, cut: 'archivo', weight: 400, tracking: '0', factor: 1 },
  label: { family: mono.family, cut: 'ibm-plex-mono', weight: 400, tracking: '0', factor: 1 },
  emphasis: { style: 'normal', weight: '400' },
  textEmphasis: { style: 'normal', weight: '600' },
  faces: [
    ...facesOf(sans, { latin: archivo, latinExt: archivoExt }),
    ...facesOf(mono, { latin: plex, latinExt: plexExt }),
  ],
}
