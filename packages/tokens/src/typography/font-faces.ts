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

const known = (family: string) => fallbackMetrics[family as keyof typeof fallbackMetrics] ?? []
const fallbackName = (family: string, index: number) => `${family} fallback ${index + 1}`

/** Names of a family's metric-matched local faces, in the order to try them. */
export const fallbackFamilies = (family: string): string[] =>
  known(family).map((_, index) => fallbackName(family, index))

const fallbackRules = (family: string): string =>
  known(family)
    .map((metrics, index) => {
      const sources = metrics.local.map((name) => `local("${name}")`).join(',')
      return `@font-face{font-family:"${fallbackName(family, index)}";src:${sources};size-adjust:${metrics.sizeAdjust};ascent-override:${metrics.ascentOverride};descent-override:${metrics.descentOverride};line-gap-override:${metrics.lineGapOverride}}`
    })
    .join('')

/** `@font-face` rules of one theme, its metric-matched local fallbacks included. */
export function fontFaceCss(theme: TypographyTheme): string {
  const families = [...new Set(theme.faces.map((face) => face.family))]
  return [...theme.faces.map(faceRule), ...families.map(fallbackRules)].join('')
}

/** Addresses of the files worth a preload: the upright latin ones, two at the most. */
export const preloadedFonts = (theme: TypographyTheme): string[] =>
  theme.faces.filter((face) => face.isPreloaded).map((face) => face.url)
