import * as z from 'zod/mini'
import { boundedList } from './shapes.ts'
import { idSchema, longTextSchema, shortTextSchema } from './wire.ts'

const CONTENTS_MAX = 100
const ANSWERS_MAX = 100

export const answerSchema = z.strictObject({
  id: idSchema,
  contents: boundedList(longTextSchema, CONTENTS_MAX),
})

/** All that is answered at once. */
export const answersSchema = boundedList(answerSchema, ANSWERS_MAX)

export const inquiryCustomerSchema = z.strictObject({
  fullName: z._default(shortTextSchema, ''),
  email: z._default(shortTextSchema, ''),
  emailConfirm: z._default(shortTextSchema, ''),
  phone: z._default(shortTextSchema, ''),
})

export const inquirySubmissionSchema = z.strictObject({
  serviceId: z.nullable(idSchema),
  customer: inquiryCustomerSchema,
  answers: answersSchema,
})

export type Answer = z.output<typeof answerSchema>
export type InquiryCustomer = z.output<typeof inquiryCustomerSchema>
export type InquirySubmission = z.output<typeof inquirySubmissionSchema>
