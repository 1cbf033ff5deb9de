import { nearestShade } from './nearest-shade.ts'
import { readablePairs, type ReadablePair } from './readable-pairs.ts'
import {
  schemes,
  surfaces,
  type Palette,
  type Role,
  type Scheme,
  type SchemePaint,
  type Surface,
} from './scheme.ts'

/** A pair of colours that cannot be told apart well enough, and the role whose change mends it. */
export type PaletteFault = Readonly<{
  scheme: Scheme
  surface: Surface
  pair: ReadablePair
  role: Role
  /** WCAG contrast, 1 to 21. */
  ratio: number
  minimum: number
  /** Nearest shade of the role's colour that passes, as `#rrggbb`; null where the background itself has to change. */
  suggestion: string | null
}>

const allPairs = Object.keys(readablePairs) as ReadablePair[]
const pairsOf = (role: Role) => allPairs.filter((pair) => readablePairs[pair].role === role)

function passes(pair: ReadablePair, scheme: SchemePaint, surface: Surface): boolean {
  const { ratio, minimum } = readablePairs[pair]
  return ratio(scheme, surface) >= minimum
}

/** A shade with which all pairs of the role pass; where none is, one with which at least its first pair does. */
function shadeFor(pair: ReadablePair, scheme: SchemePaint, surface: Surface): string | null {
  const { role } = readablePairs[pair]
  const nearestFor = (pairs: readonly ReadablePair[]) =>
    nearestShade(scheme[surface][role], (hex) => {
      const changed = { ...scheme, [surface]: { ...scheme[surface], [role]: hex } }
      return pairs.every((each) => passes(each, changed, surface))
    })
  const pairs = pairsOf(role)
  return nearestFor(pairs) ?? (pair === pairs[0] ? nearestFor([pair]) : null)
}

/** Every pair of a palette that misses WCAG's contrast, with a shade that mends it; empty for a good palette. */
export const checkPalette = (palette: Palette): PaletteFault[] =>
  schemes.flatMap((scheme) =>
    surfaces.flatMap((surface) => {
      const paint = palette.schemes[scheme]
      return allPairs
        .filter((pair) => !passes(pair, paint, surface))
        .map((pair) => ({
          scheme,
          surface,
          pair,
          role: readablePairs[pair].role,
          ratio: readablePairs[pair].ratio(paint, surface),
          minimum: readablePairs[pair].minimum,
          suggestion: shadeFor(pair, paint, surface),
        }))
    }),
  )
