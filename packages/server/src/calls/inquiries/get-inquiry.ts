import { customerSchema, type QuestionType } from '@bellows/domain'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { findInquiry } from '../../store/inquiries/find-inquiry.ts'
import type { Handler } from '../handler.ts'

const wantedTypes: readonly QuestionType[] = ['SHOOT_DATE', 'NEWBORN_DATE', 'WEDDING_DATE']
const answersSchema = z.array(z.object({ type: z.string(), contents: z.array(z.string()) }))

function wantedDate(answers: unknown): string | null {
  const parsed = z.parse(answersSchema, answers)
  const found = parsed.find(({ type }) => wantedTypes.some((wanted) => wanted === type))
  return found?.contents[0] ?? null
}

export const getInquiry: Handler<'getInquiry'> = async ({ id }, call) => {
  const row = await findInquiry(scopeOf(call), id)
  if (!row) throw notFound()
  return {
    id: row.id,
    status: row.status ?? 'INQUIRY',
    serviceId: row.serviceId,
    serviceSlug: row.serviceSlug,
    customer: z.parse(customerSchema, row.contact),
    wantedDate: wantedDate(row.answers),
    createdDate: row.createdAt.toISOString(),
  }
}
