import { answerField, answerValue, messages, type Answer, type InquiryQuestion } from '@bellows/domain'
import * as z from 'zod/mini'
import { badFields, badRequest, toPrograms, type Fault, type Say } from '../../base/refusal.ts'

const noSuchQuestion: Say = (texts) => texts.noSuchQuestion

const isBlank = ({ contents }: Answer) => contents.every((text) => text.trim() === '')

const list = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value])

interface Terms {
  /** The studio's calendar day. */
  today: string
  /** What was taken before: a day that has passed since is no fault of its answer. */
  stored: readonly Answer[]
}

/** One answer as it is kept, or what is wrong with it; a blank one is kept as none. */
function judge(answer: Answer, question: InquiryQuestion, { today, stored }: Terms): Answer | Fault {
  const { id, contents } = answer
  if (isBlank(answer)) return { id, contents: [] }
  const [given] = stored.find((one) => one.id === id)?.contents ?? []
  const parsed = z.safeParse(answerField(question, { today, given }), answerValue(question, contents))
  if (parsed.success) return { id, contents: list(parsed.data) }
  return { path: id, message: parsed.error.issues[0]?.message ?? messages.required }
}

/**
 * Answers that may be incomplete but each of which fits its question; dates are kept as days.
 * @throws Refusal 400 with the forms' messages, by question
 */
export function judgeAnswers(
  answers: readonly Answer[],
  questions: readonly InquiryQuestion[],
  terms: Terms,
): Answer[] {
  if (new Set(answers.map(({ id }) => id)).size < answers.length)
    throw badRequest(toPrograms('Each question can be answered once'))
  const judged = answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.id)
    return question ? judge(answer, question, terms) : { path: answer.id, message: noSuchQuestion }
  })
  const faults = judged.filter((one): one is Fault => 'path' in one)
  if (faults.length > 0) throw badFields(faults)
  return judged.filter((one): one is Answer => 'contents' in one)
}
