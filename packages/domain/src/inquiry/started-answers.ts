import * as z from 'zod/mini'
import type { InquiryQuestion } from '../entities/inquiry-question.ts'
import { answerField, type AnswerValue, type AnswerValues } from './answers-form.ts'

const isBlank = (value: AnswerValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0

/** The schema of a form that need not be whole: what is given is judged, a blank field is no fault. */
export function startedAnswers(
  questions: readonly InquiryQuestion[],
  today: string,
  given: AnswerValues = {},
) {
  const orBlank = (question: InquiryQuestion) =>
    z.union([z.string(), z.array(z.string())]).check(
      z.superRefine((value, context) => {
        if (isBlank(value)) return
        const field = answerField(question, { today, given: given[question.id] })
        // The page's policy forbids code made from text.
        const { error } = z.safeParse(field, value, { jitless: true })
        for (const { message } of error?.issues ?? [])
          context.addIssue({ code: 'custom', message, input: value })
      }),
    )
  return z.strictObject(Object.fromEntries(questions.map((question) => [question.id, orBlank(question)])))
}
