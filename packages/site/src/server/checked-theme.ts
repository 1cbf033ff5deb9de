import type { Site } from '@bellows/domain'
import { parseTheme, type LiveTheme } from '@bellows/tokens'
import type { ApiFetch } from '../router-context.ts'

/** By studio: the content version whose theme was told of last. */
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

/** A stored theme fit for CSS; values that had to be replaced are reported by their places, once a content version. */
export async function checkedTheme(
  { theme: stored, contentVersion }: Site,
  studio: Readonly<{ fetch: ApiFetch; businessId: string }>,
): Promise<LiveTheme> {
  const { theme, problems } = parsedTheme(stored)
  if (problems.length > 0 && toldOf.get(studio.businessId) !== contentVersion) {
    toldOf.set(studio.businessId, contentVersion)
    const places = problems.map(({ path }) => path).join(', ')
    const { reportError } = await import('../pages/report-error.ts')
    const error = new Error(`Theme values out of their grammar: ${places}`)
    await reportError(studio, error, { block: 'theme' })
  }
  return theme
}
