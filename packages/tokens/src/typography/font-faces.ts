import { fallbackMetrics } from './fallback-metrics.ts'
import type { FontFace, TypographyTheme } from './typography-theme.ts'

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

const faceRule = ({ family, url, style, weight, subset }: FontFace) =>
  `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:url(${url}) format("woff2");unicode-range:${ranges[subset]}}`

function fallbackRule(family: string): string {
  const metrics = fallbackMetrics[family as keyof typeof fallbackMetrics]
  if (!metrics) return ''
  return `@font-face{font-family:"${family} fallback";src:local("${metrics.local}");size-adjust:${metrics.sizeAdjust};ascent-override:${metrics.ascentOverride};descent-override:${metrics.descentOverride};line-gap-override:${metrics.lineGapOverride}}`
}

/** `@font-face` rules of one theme, its metric-matched local fallbacks included. */
export function fontFaceCss(theme: TypographyTheme): string {
  const families = [...new Set(theme.faces.map((face) => face.family))]
  return [...theme.faces.map(faceRule), ...families.map(fallbackRule)].join('')
}

/** Addresses of the files worth a preload: the upright latin ones, two at the most. */
export const preloadedFonts = (theme: TypographyTheme): string[] =>
  theme.faces.filter((face) => face.isPreloaded).map((face) => face.url)
