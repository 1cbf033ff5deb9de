import {
  answerField,
  answerValue,
  plainPhone,
  type Answer,
  type AnswerValue,
  type AnswerValues,
  type InquiryQuestion,
} from '@bellows/domain'
import * as z from 'zod/mini'

/** What an answer's field holds, as it is sent: nothing for an empty field. */
export const contentsOf = (value: AnswerValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).filter((text) => text.trim() !== '')

/** The same as the server keeps it: of a phone number it takes the brackets away. */
export const keptContents = (
  { type }: Pick<InquiryQuestion, 'type'>,
  contents: readonly string[],
): string[] => contents.map((text) => (type === 'PHONE_NUMBER' ? plainPhone(text) : text).trim())

/** The fields of a form by what is known of its answers; what waits is newer than what is stored. */
export function startValues(
  questions: readonly InquiryQuestion[],
  stored: readonly Answer[],
  waiting: readonly Answer[],
): AnswerValues {
  const known = new Map([...stored, ...waiting].map(({ id, contents }) => [id, contents]))
  const valueOf = (question: InquiryQuestion): AnswerValue => {
    const contents = known.get(question.id) ?? []
    if (contents.length === 0) return question.type === 'CHECKBOX' ? [] : ''
    return answerValue(question, contents)
  }
  return Object.fromEntries(questions.map((question) => [question.id, valueOf(question)]))
}

/** Whether the server would take an answer: it refuses all that come with one that is half typed. */
export function isSendable({ id, contents }: Answer, questions: readonly InquiryQuestion[], today: string) {
  const question = questions.find((asked) => asked.id === id)
  if (!question) return false
  if (contents.length === 0) return true
  // The page's policy forbids code made from text.
  const judged = z.safeParse(answerField(question, { today }), answerValue(question, contents), {
    jitless: true,
  })
  return judged.success
}
