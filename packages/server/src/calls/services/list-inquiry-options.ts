import { inquiryTemplateSchema } from '@bellows/domain'
import * as z from 'zod/mini'
import type { Handler } from '../handler.ts'

const OPTIONS_MAX = 200
const noQuestions = { questions: [] }
const contentSchema = z.object({ inquiryTemplate: z._default(inquiryTemplateSchema, noQuestions) })

export const listInquiryOptions: Handler<'listInquiryOptions'> = async (_, { database, studio }) => {
  const rows = await database.kysely
    .selectFrom('service')
    .where('business_id', '=', studio.id)
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
