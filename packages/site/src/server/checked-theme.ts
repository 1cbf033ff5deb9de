import type { Business } from '@bellows/domain'
import { parseTheme, type LiveTheme } from '@bellows/tokens'
import { reportError } from '../pages/report-error.ts'
import type { ApiFetch } from '../router-context.ts'

/** A stored theme fit for CSS; values that had to be replaced are reported by their places. */
export async function checkedTheme(
  stored: unknown,
  studio: { fetch: ApiFetch; business: Business },
): Promise<LiveTheme> {
  const { theme, problems } = parseTheme(stored)
  const places = problems.map(({ path }) => path).join(', ')
  if (places) await reportError(studio, 'theme', new Error(`Theme values out of their grammar: ${places}`))
  return theme
}
