import type { Business } from '@bellows/domain'
import { parseTheme, type LiveTheme } from '@bellows/tokens'
import type { ApiFetch } from '../router-context.ts'

/** A stored theme fit for CSS; values that had to be replaced are reported by their places. */
export async function checkedTheme(
  stored: unknown,
  studio: { fetch: ApiFetch; business: Business },
): Promise<LiveTheme> {
  const { theme, problems } = parseTheme(stored)
  if (problems.length > 0) {
    const places = problems.map(({ path }) => path).join(', ')
    const { reportError } = await import('../pages/report-error.ts')
    await reportError(studio, 'theme', new Error(`Theme values out of their grammar: ${places}`))
  }
  return theme
}
