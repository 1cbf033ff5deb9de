import { PROBLEMS_MAX, readMessage, type PreviewProblem, type ReadMessage } from '@bellows/protocol'
import { themeProblems } from './read-theme.ts'

type Sent = Readonly<Partial<Record<'action' | 'theme', unknown>>>

/** A message that was not looked into has one problem, of no place. */
const isRead = (problems: readonly PreviewProblem[]) => problems.every(({ path }) => path !== '')

const themeOf = ({ action, theme }: Sent): object | null =>
  action === 'web-builder-theme-update' && typeof theme === 'object' ? theme : null

/** As it is shown, where its shape fits: its colours and faces are read once. */
const fittingTheme = ({ message }: ReadMessage): object | null =>
  message?.action === 'web-builder-theme-update' ? message.theme : null

/** What neither a theme's shape nor its colours and faces allow; of one place, what is said of its shape. */
function allProblems(read: ReadMessage, sent: Sent): PreviewProblem[] {
  const problems = read.problems ?? []
  const told = new Set(problems.map(({ path }) => path))
  const theme = fittingTheme(read) ?? (isRead(problems) ? themeOf(sent) : null)
  const more = theme ? themeProblems(theme) : []
  return [...problems, ...more.filter(({ path }) => !told.has(path))].slice(0, PROBLEMS_MAX)
}

function sequenceOf(read: ReadMessage): number | null {
  const from = read.message ?? read
  return 'sequence' in from ? from.sequence : null
}

/** A message as the preview takes it: of a theme its colours and faces fit, too. */
export function readBody(body: unknown): ReadMessage {
  const read = readMessage(body)
  const problems = allProblems(read, Object(body) as Sent)
  if (problems.length === 0) return read
  return { message: null, sequence: sequenceOf(read), problems }
}
