import type { Answer, AnswerValues, InquiryQuestion } from '@bellows/domain'
import { contentsOf, keptContents } from './answer-values.ts'

type Windows = Readonly<{
  questions: readonly Pick<InquiryQuestion, 'id' | 'type'>[]
  /** What the server had when this window last heard of it, and what it has now. */
  before: readonly Answer[]
  now: readonly Answer[]
  /** What this window has yet to send. */
  waiting: readonly Answer[]
  /** What stands in its fields. */
  values: AnswerValues
}>

/** Questions that another window has answered otherwise since. */
export const newerAnswers = ({ questions, before, now, waiting, values }: Windows): string[] =>
  questions.flatMap((question) => {
    const { id } = question
    const written = (contents: readonly string[] = []) => JSON.stringify(keptContents(question, contents))
    const textIn = (answers: readonly Answer[]) => written(answers.find((one) => one.id === id)?.contents)
    const isNews = textIn(now) !== textIn(before) && textIn(now) !== written(contentsOf(values[id]))
    return isNews && !waiting.some((one) => one.id === id) ? [id] : []
  })

/**
 * What this window has heard of. Of an answer that waits here it keeps what it heard before, so that what another window
 * said meanwhile is news once nothing waits.
 */
export const heardAnswers = ({ before, now, waiting }: Omit<Windows, 'questions' | 'values'>): Answer[] => {
  const waits = ({ id }: Answer) => waiting.some((one) => one.id === id)
  return [...now.filter((answer) => !waits(answer)), ...before.filter(waits)]
}
