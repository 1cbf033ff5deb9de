import type { ThemePiece } from '../theme-piece.ts'
import { localFaceCss } from './local-faces.ts'
import type { FontFace, TypographyTheme } from './typography-theme.ts'

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

const faceRule = ({ family, url, style, weight, stretch, subset }: FontFace) =>
  `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}src:url(${url}) format("woff2");unicode-range:${ranges[subset]}}`

const pieceOf = ({ style, subset }: FontFace): ThemePiece => {
  if (subset === 'latin-ext') return 'extended'
  return style === 'normal' ? 'upright' : 'italic'
}

/** Keeps the place of a file that comes later: without it the upright face would be slanted, and lines move twice. */
const placeRule = ({ family, style, weight }: FontFace) =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:local("")}`

/** `@font-face` rules of one theme, its metric-matched local stand-ins included. */
export function fontFaceCss(
  { faces, heading, body, label }: TypographyTheme,
  wants: (piece: ThemePiece) => boolean,
): string {
  const cuts = new Set([heading.cut, heading.smallCut ?? heading.cut, body.cut, label.cut])
  const wanted = faces.filter((face) => wants(pieceOf(face)))
  const awaited = faces.filter((face) => pieceOf(face) === 'italic' && wants('slanted') && !wants('italic'))
  return [
    ...wanted.map(faceRule),
    ...awaited.map(placeRule),
    ...[...cuts].map((cut) => localFaceCss(cut, wants)),
  ].join('')
}

/** Addresses of the files worth a preload: the upright latin ones, two at the most. */
export const preloadedFonts = ({ faces }: TypographyTheme): string[] =>
  faces.filter(({ style, subset }) => style === 'normal' && subset === 'latin').map(({ url }) => url)
