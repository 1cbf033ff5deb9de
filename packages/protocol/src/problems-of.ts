import type * as z from 'zod/mini'
import type { PreviewProblem } from './preview-message.ts'

/** As many are told; who sends more wrong places than these has one cause to look for. */
export const PROBLEMS_MAX = 100
/** Characters of a sender's own word that an answer repeats. */
const KEY_MAX = 64

type Issue = z.core.$ZodIssue
type Path = Issue['path']

const listed = (values: readonly unknown[]): string =>
  values.length === 1 ? `Expected ${String(values[0])}` : `Expected one of ${values.map(String).join(', ')}`

/** The reason in a few words: the browser's schemas bring none of their own. */
function wordsOf(issue: Issue): string {
  if (issue.code === 'invalid_value') return listed(issue.values)
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}`
  if (issue.code === 'too_big') return `At most ${issue.maximum}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}`
  if (issue.code === 'invalid_format' && issue.pattern) return `Expected ${issue.pattern}`
  return 'options' in issue && issue.options ? listed(issue.options) : issue.message
}

const problem = (path: Path, message: string): PreviewProblem => ({ path: path.join('.'), message })

/** Every place that does not fit; a word that nobody knows is a place of its own. */
export const problemsOf = (issues: readonly Issue[]): readonly PreviewProblem[] =>
  issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problem([...issue.path, key.slice(0, KEY_MAX)], 'Unknown'))
        : problem(issue.path, wordsOf(issue)),
    )
    .slice(0, PROBLEMS_MAX)
