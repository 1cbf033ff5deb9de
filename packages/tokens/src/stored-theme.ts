import * as z from 'zod/mini'
import { hexColor } from './color-grammar.ts'
import { record } from './record.ts'
import { roles, schemes, surfaces } from './scheme.ts'
import { typographyThemes, type TypographyId } from './typography/index.ts'

export const buttonRadii = [0, 2, 999] as const
export const fieldStyles = ['line', 'box'] as const

/** A field may be missing, which is no fault; a malformed one is. */
const optionalColor = z.optional(hexColor)
const paint = z.object(record(roles, () => optionalColor))
const scheme = z.object({
  id: z.optional(z.enum(schemes)),
  colors: z.optional(z.object(record(surfaces, () => z.optional(paint)))),
})
const palette = z.object({
  id: z.optional(z.string()),
  isActive: z.optional(z.boolean()),
  colorSchemes: z.optional(z.array(z.optional(scheme))),
})
const styles = z.object({
  typography: z.optional(z.enum(Object.keys(typographyThemes) as TypographyId[])),
  buttonRadius: z.optional(z.literal(buttonRadii)),
  fieldStyle: z.optional(z.enum(fieldStyles)),
})

/** The grammar of a theme's looks as they are stored and posted: nothing but colours where colours belong. */
const storedTheme = z.object({
  styles: z.optional(styles),
  colorPalettes: z.optional(z.array(z.optional(palette))),
})

/** What was replaced by the built-in theme's value, with its place, as in `colorPalettes.0.colorSchemes.2.id`. */
export type ThemeProblem = Readonly<{ path: string; value: unknown }>
type Path = readonly PropertyKey[]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), value)

function byFirstKey(paths: readonly Path[]): Map<PropertyKey, Path[]> {
  const groups = new Map<PropertyKey, Path[]>()
  for (const [key, ...rest] of paths) {
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(rest)
    else groups.set(key, [rest])
  }
  return groups
}

/** A copy in which the values at `paths` are missing. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  const copy: unknown = Array.isArray(value) ? [...value] : { ...Object(value) }
  for (const [key, inside] of byFirstKey(paths))
    Reflect.set(Object(copy), key, without(at(value, [key]), inside))
  return copy
}

/** Reads any JSON into what of it is well formed, and lists what is not. Never throws. */
export function readStoredTheme(json: unknown): {
  stored: z.output<typeof storedTheme>
  problems: ThemeProblem[]
} {
  const parsed = storedTheme.safeParse(json)
  if (parsed.success) return { stored: parsed.data, problems: [] }
  const paths = parsed.error.issues.map((issue) => issue.path)
  const problems = paths.map((path) => ({ path: path.join('.'), value: at(json, path) }))
  return { stored: storedTheme.parse(without(json, paths) ?? {}), problems }
}
