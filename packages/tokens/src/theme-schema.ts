import { palettes, type PaletteId } from './palettes/index.ts'
import { record } from './record.ts'
import { roles, schemes, surfaces, type Paint, type Palette, type Scheme } from './scheme.ts'
import { readStoredTheme, type buttonRadii, type fieldStyles, type ThemeProblem } from './stored-theme.ts'
import type { TypographyId } from './typography/index.ts'

export type ThemeStyles = Readonly<{
  typography: TypographyId
  buttonRadius: (typeof buttonRadii)[number]
  fieldStyle: (typeof fieldStyles)[number]
}>
/** A theme that is fit for CSS: every value has passed its grammar. */
export type LiveTheme = Readonly<{ palette: Palette; styles: ThemeStyles }>

const defaultPaletteId: PaletteId = 'salt'
export const defaultTheme: LiveTheme = {
  palette: palettes[defaultPaletteId],
  styles: { typography: 'atelier', buttonRadius: 0, fieldStyle: 'line' },
}

type Stored = ReturnType<typeof readStoredTheme>['stored']
type StoredPalette = NonNullable<NonNullable<Stored['colorPalettes']>[number]>
type StoredScheme = NonNullable<NonNullable<StoredPalette['colorSchemes']>[number]>

const isBuiltIn = (id: string): id is PaletteId => Object.hasOwn(palettes, id)
const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined

/** A stored palette over the built-in one of the same name, or else over the default. */
function paletteOf({ id = '', colorSchemes = [] }: StoredPalette): Palette {
  const builtIn = isBuiltIn(id) ? palettes[id] : defaultTheme.palette
  const byId = new Map<Scheme | undefined, StoredScheme>(
    colorSchemes.filter(isThere).map((scheme) => [scheme.id, scheme]),
  )
  const paint = (scheme: Scheme, surface: (typeof surfaces)[number]): Paint =>
    record(
      roles,
      (role) => byId.get(scheme)?.colors?.[surface]?.[role] ?? builtIn.schemes[scheme][surface][role],
    )
  return { id, schemes: record(schemes, (scheme) => record(surfaces, (surface) => paint(scheme, surface))) }
}

/**
 * Reads a stored or posted theme. Never throws: what is missing becomes the built-in theme's, and so does a value
 * outside its grammar, which is listed in `problems` as well.
 */
export function parseTheme(json: unknown): { theme: LiveTheme; problems: ThemeProblem[] } {
  const { stored, problems } = readStoredTheme(json)
  const all = (stored.colorPalettes ?? []).filter(isThere)
  const active = all.find((palette) => palette.isActive) ?? all[0]
  const { styles } = defaultTheme
  return {
    theme: {
      palette: active ? paletteOf(active) : defaultTheme.palette,
      styles: {
        typography: stored.styles?.typography ?? styles.typography,
        buttonRadius: stored.styles?.buttonRadius ?? styles.buttonRadius,
        fieldStyle: stored.styles?.fieldStyle ?? styles.fieldStyle,
      },
    },
    problems,
  }
}
