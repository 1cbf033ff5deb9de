import { inquiryTemplateSchema, type InquiryQuestion } from '@bellows/domain'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'

const OPTIONS_MAX = 200
const noQuestions = { questions: [] }
const contentSchema = z.object({ inquiryTemplate: z._default(inquiryTemplateSchema, noQuestions) })

/** What an inquiry can be about, with the questions of each. */
export async function readInquiryOptions({ kysely, businessId }: Scope) {
  const rows = await kysely
    .selectFrom('service')
    .where('business_id', '=', businessId)
    .where('is_published', '=', true)
    .select(['id', 'name', 'slug', 'content'])
    .orderBy('position')
    .orderBy('id')
    .limit(OPTIONS_MAX)
    .execute()
  return rows.map(({ content, ...row }) => {
    const parsed = z.safeParse(contentSchema, content)
    return { ...row, inquiryTemplate: parsed.success ? parsed.data.inquiryTemplate : noQuestions }
  })
}

/** @throws Refusal 404 for a service that the studio does not show */
export async function questionsOfService(
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
