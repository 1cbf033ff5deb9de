import { readMessage, type ReadMessage } from '@bellows/protocol'
import { themeProblems } from './read-theme.ts'

/** A message as the preview takes it: of a theme its colours and faces fit, too. */
export function readBody(body: unknown): ReadMessage {
  const read = readMessage(body)
  if (read.message?.action !== 'web-builder-theme-update') return read
  const { sequence, theme } = read.message
  const problems = themeProblems(theme)
  return problems.length === 0 ? read : { message: null, sequence, problems }
}
