import { askedQuestions, inquiryTemplateSchema, type InquiryQuestion } from '@bellows/domain'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { readStudio } from '../../store/studio/read-studio.ts'

const contentSchema = z.object({ inquiryTemplate: z._default(inquiryTemplateSchema, { questions: [] }) })

/** @throws Refusal 404 for a service that the studio does not show */
async function questionsOfService(
  { kysely, businessId }: Scope,
  serviceId: string,
): Promise<InquiryQuestion[]> {
  const row = await kysely
    .selectFrom('service')
    .where('business_id', '=', businessId)
    .where('id', '=', serviceId)
    .where('is_published', '=', true)
    .select('content')
    .executeTakeFirst()
  if (!row) throw notFound()
  return z.parse(contentSchema, row.content).inquiryTemplate.questions
}

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
    serviceId === null ? [] : questionsOfService(scope, serviceId),
  ])
  const form = settings.inquiryTemplate.questions
  const chosen = askedQuestions(form, ofService, false)
  return mayBeGiven ? [askedQuestions(form, ofService, true), chosen] : [chosen]
}
