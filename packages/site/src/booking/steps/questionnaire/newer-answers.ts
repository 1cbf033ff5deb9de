import type { Answer, AnswerValues } from '@bellows/domain'
import { contentsOf } from './answer-values.ts'

type Windows = Readonly<{
  /** What the server had when this window last heard of it, and what it has now. */
  before: readonly Answer[]
  now: readonly Answer[]
  /** What this window has yet to send. */
  waiting: readonly Answer[]
  /** What stands in its fields. */
  values: AnswerValues
}>

const written = (contents: readonly string[]): string => JSON.stringify(contents.map((text) => text.trim()))

const textIn = (answers: readonly Answer[], id: string): string =>
  written(answers.find((one) => one.id === id)?.contents ?? [])

/** Questions that another window has answered otherwise since. */
export const newerAnswers = ({ before, now, waiting, values }: Windows): string[] =>
  Object.keys(values).filter(
    (id) =>
      textIn(now, id) !== textIn(before, id) &&
      !waiting.some((one) => one.id === id) &&
      textIn(now, id) !== written(contentsOf(values[id])),
  )
