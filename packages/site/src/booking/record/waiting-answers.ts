import type { Answer } from '@bellows/domain'

/** Room for answers that wait, of the 64 kB that a record may take while they do. */
const ROOM = 56_000

const bytesOf = (answers: readonly Answer[]): number =>
  new TextEncoder().encode(JSON.stringify(answers)).length

/** What waits for the server, with one answer more or another one; what no longer fits is the oldest. */
export function withAnswer(waiting: readonly Answer[], answer: Answer): Answer[] {
  let kept = [...waiting.filter(({ id }) => id !== answer.id), answer]
  while (kept.length > 1 && bytesOf(kept) > ROOM) kept = kept.slice(1)
  return kept
}

const isEqual = (one: Answer, other: Answer): boolean =>
  one.id === other.id &&
  one.contents.length === other.contents.length &&
  one.contents.every((text, index) => text === other.contents[index])

/** What still waits after `sent` has arrived: an answer that was changed meanwhile goes on waiting. */
export const withoutSent = (waiting: readonly Answer[], sent: readonly Answer[]): Answer[] =>
  waiting.filter((answer) => !sent.some((one) => isEqual(one, answer)))
