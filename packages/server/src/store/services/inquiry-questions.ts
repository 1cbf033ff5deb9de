import { inquiryTemplateSchema, type InquiryQuestion } from '@bellows/domain'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { SERVICES_MAX } from './read-services.ts'

const noQuestions = { questions: [] }
const contentSchema = z.object({ inquiryTemplate: z._default(inquiryTemplateSchema, noQuestions) })

const published = ({ kysely, businessId }: Scope) =>
  kysely.selectFrom('service').where('business_id', '=', businessId).where('is_published', '=', true)

/** The services that may be asked about, in the owner's order, with what is asked of each. */
export async function readInquiryOptions(scope: Scope) {
  const rows = await published(scope)
    .select(['id', 'name', 'slug', 'content'])
    .orderBy('position')
    .orderBy('id')
    .limit(SERVICES_MAX)
    .execute()
  return rows.map(({ content, ...row }) => {
    const parsed = z.safeParse(contentSchema, content)
    return { ...row, inquiryTemplate: parsed.success ? parsed.data.inquiryTemplate : noQuestions }
  })
}

/** What is asked of one of them. @throws Refusal 404 for a service that the studio does not show */
export async function readInquiryQuestions(scope: Scope, serviceId: string): Promise<InquiryQuestion[]> {
  const row = await published(scope).where('id', '=', serviceId).select('content').executeTakeFirst()
  if (!row) throw notFound()
  return z.parse(contentSchema, row.content).inquiryTemplate.questions
}
