import * as z from 'zod/mini'
import { boundedList } from './shapes.ts'
import { idSchema, shortTextSchema } from './wire.ts'

export const questionTypes = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'YES_NO',
  'SELECT',
  'CHECKBOX',
  'DATE',
  'SHOOT_DATE',
  'NEWBORN_DATE',
  'WEDDING_DATE',
  'FULL_NAME',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'MESSAGE',
  'SERVICE_SELECTION',
  'REFERRAL',
] as const

export type QuestionType = (typeof questionTypes)[number]

/** Types whose answer is a day. */
export const dateQuestions: ReadonlySet<QuestionType> = new Set([
  'DATE',
  'SHOOT_DATE',
  'NEWBORN_DATE',
  'WEDDING_DATE',
])

const OPTIONS_MAX = 100

export const inquiryQuestionSchema = z.object({
  id: idSchema,
  title: shortTextSchema,
  type: z.enum(questionTypes),
  options: z._default(boundedList(shortTextSchema, OPTIONS_MAX), []),
})

/** A studio's general form, a service's own questions, or a questionnaire. */
export const inquiryTemplateSchema = z.object({ questions: z.array(inquiryQuestionSchema) })

export type InquiryQuestion = z.output<typeof inquiryQuestionSchema>
export type InquiryTemplate = z.output<typeof inquiryTemplateSchema>
