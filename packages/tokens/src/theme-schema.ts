import * as z from 'zod/mini'
import { hexColor } from './color-grammar.ts'
import { palettes, type PaletteId } from './palettes/index.ts'
import {
  roles,
  schemes,
  surfaces,
  type Paint,
  type Palette,
  type Scheme,
  type SchemePaint,
} from './scheme.ts'
import { typographyThemes, type TypographyId } from './typography/index.ts'

export type ThemeStyles = Readonly<{
  typography: TypographyId
  buttonRadius: 0 | 2 | 999
  fieldStyle: 'line' | 'box'
}>
/** A theme that is fit for CSS: every value has passed its grammar. */
export type LiveTheme = Readonly<{ palette: Palette; styles: ThemeStyles }>
/** What was replaced by the built-in theme's value, as a path such as `colorSchemes.light_1.primary.lines`. */
export type ThemeProblem = Readonly<{ path: string; value: unknown }>

const defaultPaletteId: PaletteId = 'salt'
export const defaultTheme: LiveTheme = {
  palette: palettes[defaultPaletteId],
  styles: { typography: 'atelier', buttonRadius: 0, fieldStyle: 'line' },
}

const storedTheme = z.object({
  styles: z.catch(z.record(z.string(), z.unknown()), {}),
  colorPalettes: z.catch(
    z.array(
      z.object({
        id: z.catch(z.string(), ''),
        isActive: z.catch(z.boolean(), false),
        colorSchemes: z.catch(z.array(z.record(z.string(), z.unknown())), []),
      }),
    ),
    [],
  ),
})
const stylesFields = {
  typography: z.enum(Object.keys(typographyThemes) as TypographyId[]),
  buttonRadius: z.literal([0, 2, 999]),
  fieldStyle: z.enum(['line', 'box']),
}

type Report = (path: string, value: unknown) => void

function stylesOf(stored: Record<string, unknown>, report: Report): ThemeStyles {
  const entries = Object.entries(stylesFields).map(([field, schema]) => {
    const fallback = defaultTheme.styles[field as keyof ThemeStyles]
    if (stored[field] === undefined) return [field, fallback]
    const parsed = schema.safeParse(stored[field])
    if (!parsed.success) report(`styles.${field}`, stored[field])
    return [field, parsed.success ? parsed.data : fallback]
  })
  return Object.fromEntries(entries) as ThemeStyles
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function paintOf(stored: unknown, builtIn: Paint, report: Report): Paint {
  const entries = roles.map((role) => {
    const value = record(stored)[role]
    if (value === undefined) return [role, builtIn[role]]
    const parsed = hexColor.safeParse(value)
    if (!parsed.success) report(role, value)
    return [role, parsed.success ? parsed.data : builtIn[role]]
  })
  return Object.fromEntries(entries) as Paint
}

function schemePaintOf(stored: unknown, builtIn: SchemePaint, report: Report): SchemePaint {
  const colors = record(record(stored)['colors'])
  const entries = surfaces.map((surface) => [
    surface,
    paintOf(colors[surface], builtIn[surface], (path, value) => report(`${surface}.${path}`, value)),
  ])
  return Object.fromEntries(entries) as SchemePaint
}

function paletteOf(stored: { id: string; colorSchemes: Record<string, unknown>[] }, report: Report): Palette {
  const builtIn = palettes[stored.id as PaletteId] ?? defaultTheme.palette
  const byId = new Map(stored.colorSchemes.map((scheme) => [scheme['id'], scheme]))
  const entries = schemes.map((id: Scheme) => [
    id,
    schemePaintOf(byId.get(id), builtIn.schemes[id], (path, value) =>
      report(`colorSchemes.${id}.${path}`, value),
    ),
  ])
  return { id: stored.id, schemes: Object.fromEntries(entries) as Palette['schemes'] }
}

/**
 * Reads a stored or posted theme. Never throws: a value outside its grammar becomes the built-in theme's
 * and is listed in `problems`.
 */
export function parseTheme(json: unknown): { theme: LiveTheme; problems: ThemeProblem[] } {
  const problems: ThemeProblem[] = []
  const report: Report = (path, value) => problems.push({ path, value })
  const parsed = storedTheme.safeParse(json)
  if (!parsed.success) return { theme: defaultTheme, problems: [{ path: '', value: json }] }
  const active = parsed.data.colorPalettes.find((palette) => palette.isActive) ?? parsed.data.colorPalettes[0]
  const palette = active ? paletteOf(active, report) : defaultTheme.palette
  return { theme: { palette, styles: stylesOf(parsed.data.styles, report) }, problems }
}
