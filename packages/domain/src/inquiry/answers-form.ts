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

const schemas: Readonly<Record<QuestionType, (question: InquiryQuestion, today: string) => AnswerSchema>> = {
  SHORT_TEXT: () => shortTextField,
  LONG_TEXT: () => longTextField,
  MESSAGE: () => longTextField,
  YES_NO: () => oneOf(yesNo),
  SELECT: ({ options }) => oneOf(options),
  REFERRAL: ({ options }) => oneOf(options),
  CHECKBOX: ({ options }) => someOf(options),
  DATE: () => dateField,
  SHOOT_DATE: (_, today) => comingDateField(today),
  NEWBORN_DATE: (_, today) => comingDateField(today),
  WEDDING_DATE: (_, today) => comingDateField(today),
  FULL_NAME: () => shortTextField,
  EMAIL_ADDRESS: () => emailField,
  PHONE_NUMBER: () => phoneField,
  SERVICE_SELECTION: () => shortTextField,
}

/** The schema of one answer; `today` is the studio's calendar day. */
export function answerField(question: InquiryQuestion, today: string): AnswerSchema {
  return schemas[question.type](question, today)
}

/** The schema of a whole form, keyed by question id; every question is required, no other key is taken. */
export function answersForm(questions: readonly InquiryQuestion[], today: string) {
  return z.strictObject(
    Object.fromEntries(questions.map((question) => [question.id, answerField(question, today)])),
  )
}
