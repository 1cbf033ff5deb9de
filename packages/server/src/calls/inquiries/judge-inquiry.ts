import type { ValidationError } from '@bellows/api'
import {
  answersForm,
  decodeInquiry,
  messages,
  type InquiryQuestion,
  type InquirySubmission,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { badFields, badRequest } from '../../base/refusal.ts'
import type { JudgedInquiry } from '../../store/inquiries/store-inquiry.ts'

function faults(error: z.core.$ZodError): ValidationError[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

function refuseCustomer({ customer }: InquirySubmission): void {
  if (customer.emailConfirm.trim() !== customer.email.trim()) {
    throw badFields([{ path: 'customer.emailConfirm', message: messages.emailConfirm }])
  }
  const lines = [customer.fullName, customer.email, customer.phone]
  if (lines.some((text) => /[\r\n]/.test(text))) throw badRequest((texts) => texts.lineBreaks)
}

/**
 * Judges an inquiry by the first of the forms that it fits.
 * @throws Refusal 400 with the messages of the form that it comes nearest to
 */
export function judgeInquiry(
  submission: InquirySubmission,
  forms: readonly InquiryQuestion[][],
  today: string,
): JudgedInquiry {
  refuseCustomer(submission)
  let nearest: ValidationError[] | undefined
  for (const questions of forms) {
    const parsed = z.safeParse(answersForm(questions, today), decodeInquiry(questions, submission))
    if (parsed.success) return { questions, values: parsed.data }
    const found = faults(parsed.error)
    if (!nearest || found.length < nearest.length) nearest = found
  }
  throw badFields(nearest ?? [])
}
