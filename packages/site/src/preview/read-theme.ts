import type { PreviewProblem } from '@bellows/protocol'
import { parseTheme, typographyThemes } from '@bellows/tokens'

const parsed = new WeakMap<object, ReturnType<typeof parseTheme>>()

/** A theme as its style texts are made of it; read once. */
export function readTheme(theme: object): ReturnType<typeof parseTheme> {
  const known = parsed.get(theme) ?? parseTheme(theme)
  parsed.set(theme, known)
  return known
}

function wordsOf(path: string): string {
  if (path.endsWith('.typography')) return `Expected one of ${Object.keys(typographyThemes).join(', ')}`
  return path.includes('.colors.') ? 'Expected #rgb or #rrggbb' : 'Not in its grammar'
}

/** Colours, faces and the like that no style text takes, by their place in the message. */
export const themeProblems = (theme: object): PreviewProblem[] =>
  readTheme(theme).problems.map(({ path }) => ({ path: `theme.${path}`, message: wordsOf(path) }))
