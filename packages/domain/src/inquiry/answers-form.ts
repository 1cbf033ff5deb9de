import * as z from 'zod/mini'
import type { InquiryQuestion, QuestionType } from '../entities/inquiry-question.ts'
import { messages } from './messages.ts'
import {
  comingDateField,
  dateField,
  emailField,
  longTextField,
  phoneField,
  shortTextField,
} from './validators.ts'

/** What a form holds per question id: a text, a day `YYYY-MM-DD`, or the chosen options of a CHECKBOX. */
export type AnswerValue = string | string[]
export type AnswerValues = Record<string, AnswerValue>

type AnswerSchema = z.ZodMiniType<AnswerValue>

function oneOf(options: readonly string[]): AnswerSchema {
  if (options.length === 0) return shortTextField
  return shortTextField.check(z.refine((text) => options.includes(text), messages.option))
}

function someOf(options: readonly string[]): AnswerSchema {
  const isOffered = (chosen: string[]): boolean =>
    new Set(chosen).size === chosen.length &&
    chosen.every((one) => options.length === 0 || options.includes(one))
  return z
    .array(z.string(), messages.required)
    .check(z.minLength(1, messages.required), z.refine(isOffered, messages.option))
}

const yesNo = ['Yes', 'No']

/** What an answer is judged by. */
interface AnswerTerms {
  /** The studio's calendar day. */
  today: string
  /** The answer as it was taken before: a day that has passed since stays one. */
  given?: AnswerValue | undefined
}

const coming = (_: InquiryQuestion, { today, given }: AnswerTerms): AnswerSchema =>
  comingDateField(today, typeof given === 'string' ? given : undefined)

const schemas: Readonly<
  Record<QuestionType, (question: InquiryQuestion, terms: AnswerTerms) => AnswerSchema>
> = {
  SHORT_TEXT: () => shortTextField,
  LONG_TEXT: () => longTextField,
  MESSAGE: () => longTextField,
  YES_NO: () => oneOf(yesNo),
  SELECT: ({ options }) => oneOf(options),
  REFERRAL: ({ options }) => oneOf(options),
  CHECKBOX: ({ options }) => someOf(options),
  DATE: () => dateField,
  SHOOT_DATE: coming,
  NEWBORN_DATE: coming,
  WEDDING_DATE: coming,
  FULL_NAME: () => shortTextField,
  EMAIL_ADDRESS: () => emailField,
  PHONE_NUMBER: () => phoneField,
  SERVICE_SELECTION: () => shortTextField,
}

/** The schema of one answer. */
export function answerField(question: InquiryQuestion, terms: AnswerTerms): AnswerSchema {
  return schemas[question.type](question, terms)
}

/**
 * The schema of a whole form, keyed by question id; every question is required, no other key is taken. `today` is the
 * studio's calendar day, `given` what was taken before.
 */
export function answersForm(questions: readonly InquiryQuestion[], today: string, given: AnswerValues = {}) {
  return z.strictObject(
    Object.fromEntries(
      questions.map((question) => [question.id, answerField(question, { today, given: given[question.id] })]),
    ),
  )
}
