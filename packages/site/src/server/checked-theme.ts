import type { Site } from '@bellows/domain'
import { parseTheme, type LiveTheme } from '@bellows/tokens'
import type { ApiFetch } from '../router-context.ts'

/** By studio: the theme, as it is stored, that was told of last; holds and bookings do not make it another. */
const toldOf = new Map<string, string>()

const parsed = new WeakMap<object, ReturnType<typeof parseTheme>>()

/** A theme that was read once for many pages is parsed once. */
export function parsedTheme(stored: Site['theme']): ReturnType<typeof parseTheme> {
  const known = parsed.get(stored)
  if (known) return known
  const made = parseTheme(stored)
  parsed.set(stored, made)
  return made
}

/** A stored theme fit for CSS; values that had to be replaced are reported by their places, once a theme. */
export async function checkedTheme(
  { theme: stored }: Pick<Site, 'theme'>,
  studio: Readonly<{ fetch: ApiFetch; businessId: string }>,
): Promise<LiveTheme> {
  const { theme, problems } = parsedTheme(stored)
  const version = problems.length > 0 ? JSON.stringify(stored) : ''
  if (version === '') toldOf.delete(studio.businessId)
  else if (toldOf.get(studio.businessId) !== version) {
    toldOf.set(studio.businessId, version)
    const places = problems.map(({ path }) => path).join(', ')
    const { reportError } = await import('../pages/report-error.ts')
    const error = new Error(`Theme values out of their grammar: ${places}`)
    await reportError(studio, error, { block: 'theme' })
  }
  return theme
}
