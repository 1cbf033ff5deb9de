import { schemeColor, themeColor } from './color.css.ts'
import { derivedPaint } from './derived-paint.ts'
import { inlineVars } from './inline-vars.ts'
import { schemes, surfaces, type Palette, type Scheme, type Surface } from './scheme.ts'
import { shape } from './shape.css.ts'
import type { ThemePiece } from './theme-piece.ts'
import type { LiveTheme, ThemeStyles } from './theme-schema.ts'
import { typeScale } from './type-scale.ts'
import { type } from './type.css.ts'
import { faceMetrics } from './typography/face-metrics.ts'
import { fontFaceCss } from './typography/font-faces.ts'
import { fallbackStack } from './typography/local-faces.ts'
import { typographyThemes } from './typography/index.ts'
import type { TypographyTheme, Voice } from './typography/typography-theme.ts'

type Declarations = Record<string, string>

const nameOf = (cssVar: string) => cssVar.slice('var('.length, -1)
const rule = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([cssVar, value]) => `${nameOf(cssVar)}:${value}`)
    .join(';')}}`

function surfaceDeclarations(palette: Palette, scheme: Scheme, surface: Surface): Declarations {
  const paint = { ...palette.schemes[scheme][surface], ...derivedPaint(palette.schemes[scheme], surface) }
  return Object.fromEntries(
    Object.entries(paint).map(([role, value]) => [schemeColor[surface][role as keyof typeof paint], value]),
  )
}

const schemeRule = (palette: Palette, scheme: Scheme) =>
  rule(
    `[data-scheme="${scheme}"]`,
    Object.assign({}, ...surfaces.map((surface) => surfaceDeclarations(palette, scheme, surface))),
  )

const familyStack = (family: string, cut: Voice['cut']) => `"${family}",${fallbackStack(cut)}`

function voiceDeclarations(
  vars: Record<keyof typeof type.label & keyof typeof type.body, string>,
  voice: Voice,
): Declarations {
  return {
    [vars.family]: familyStack(voice.family, voice.cut),
    [vars.weight]: String(voice.weight),
    [vars.tracking]: voice.tracking,
    [vars.factor]: String(voice.factor),
    [vars.variation]: voice.variation ?? 'normal',
    [vars.zero]: `${faceMetrics[voice.cut].zero}em`,
  }
}

const typographyDeclarations = ({
  heading,
  body,
  label,
  emphasis,
  textEmphasis = emphasis,
}: TypographyTheme): Declarations => ({
  ...voiceDeclarations(type.heading, heading),
  [type.heading.wordSpacing]: heading.wordSpacing ?? 'normal',
  [type.heading.smallVariation]: heading.smallVariation ?? 'normal',
  [type.heading.smallFamily]: familyStack(heading.family, heading.smallCut ?? heading.cut),
  ...voiceDeclarations(type.body, body),
  [type.body.lineHeight]: String(body.lineHeight ?? typeScale.body.lineHeight),
  ...voiceDeclarations(type.label, label),
  [type.label.transform]: label.transform ?? 'none',
  [type.label.caps]: label.caps ?? 'normal',
  [type.label.growth]: label.growth ?? '0rem',
  [type.emphasis.style]: emphasis.style,
  [type.emphasis.weight]: emphasis.weight,
  [type.emphasis.wholeWeight]: emphasis.weight === 'inherit' ? String(heading.weight) : emphasis.weight,
  [type.emphasis.textStyle]: textEmphasis.style,
  [type.emphasis.textWeight]: textEmphasis.weight,
})

const shapeDeclarations = ({ buttonRadius, fieldStyle }: ThemeStyles): Declarations => ({
  [shape.buttonRadius]: `${buttonRadius}px`,
  [shape.field.borderWidth]: fieldStyle === 'box' ? '1px' : '0 0 1px 0',
  [shape.field.paddingInline]: fieldStyle === 'box' ? '16px' : '0',
})

/** Colours that no scheme changes, but for the document's ground. */
const veilDeclarations = ({ schemes: { dark_3, image_background } }: Palette): Declarations => ({
  [themeColor.backdrop]: dark_3.primary.background,
  [themeColor.overlay]: image_background.primary.background,
})
const groundOf = ({ schemes: { light_1 } }: Palette) => light_1.primary.background

/**
 * The look of a theme as one style text: variables for every scheme, type and shape, and its font faces; all of it, or
 * the pieces that are wanted.
 */
export function themeCss(
  { palette, styles }: LiveTheme,
  wants: (piece: ThemePiece) => boolean = () => true,
): string {
  const typography = typographyThemes[styles.typography]
  const root = {
    ...typographyDeclarations(typography),
    ...shapeDeclarations(styles),
    ...veilDeclarations(palette),
    [themeColor.ground]: groundOf(palette),
  }
  return (
    fontFaceCss(typography, wants) +
    (wants('root') ? rule(':root', root) : '') +
    schemes
      .filter(wants)
      .map((scheme) => schemeRule(palette, scheme))
      .join('')
  )
}

/** The font faces of a theme by themselves. */
export const facesCss = ({ typography }: ThemeStyles): string =>
  fontFaceCss(typographyThemes[typography], () => true)

/** Type and shape of a theme by themselves. */
export const formCss = (styles: ThemeStyles): string =>
  rule(':root', {
    ...typographyDeclarations(typographyThemes[styles.typography]),
    ...shapeDeclarations(styles),
  })

/** Values of custom properties by name. */
type Values = Readonly<Record<string, string>>

/** The colours of a theme one by one: of the document's ground, and of the places that have a scheme, when asked. */
export function colorValues(palette: Palette): Readonly<{ ground: string; of: (scheme: Scheme) => Values }> {
  const veils = inlineVars(veilDeclarations(palette))
  const known = new Map<Scheme, Values>()
  const valuesOf = (scheme: Scheme): Values =>
    Object.assign(
      {},
      veils,
      ...surfaces.map((surface) => inlineVars(surfaceDeclarations(palette, scheme, surface))),
    )
  return {
    ground: groundOf(palette),
    of: (scheme) => {
      const values = known.get(scheme) ?? valuesOf(scheme)
      known.set(scheme, values)
      return values
    },
  }
}

/**
 * The colours of a theme by themselves. Nothing here is inherited from the root or the body, so that another colour is
 * reckoned where a scheme stands and nowhere else.
 */
export const colorsCss = (palette: Palette): string =>
  `body{background-color:${groundOf(palette)}}` +
  rule('[data-scheme]', veilDeclarations(palette)) +
  schemes.map((scheme) => schemeRule(palette, scheme)).join('')
