import { askedQuestions, type InquiryQuestion } from '@bellows/domain'
import type { Scope } from '../../base/scope.ts'
import { readInquiryQuestions } from '../../store/services/inquiry-questions.ts'
import { readStudio } from '../../store/studio/read-studio.ts'

/**
 * The forms that an inquiry may have been filled in on: one where the service was chosen, and for a named
 * service also that of its own page, where it was given.
 */
export async function askedForms(
  scope: Scope,
  serviceId: string | null,
  mayBeGiven: boolean,
): Promise<InquiryQuestion[][]> {
  const [{ settings }, ofService] = await Promise.all([
    readStudio(scope),
    serviceId === null ? [] : readInquiryQuestions(scope, serviceId),
  ])
  const form = settings.inquiryTemplate.questions
  const chosen = askedQuestions(form, ofService, false)
  return mayBeGiven ? [askedQuestions(form, ofService, true), chosen] : [chosen]
}
