import { customerSchema, type QuestionType } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import type { Handler } from '../handler.ts'

const wantedTypes: readonly QuestionType[] = ['SHOOT_DATE', 'NEWBORN_DATE', 'WEDDING_DATE']
const answersSchema = z.array(z.object({ type: z.string(), contents: z.array(z.string()) }))

interface InquiryRow {
  id: string
  status: 'WAITLIST' | 'INQUIRY' | 'MEETING' | 'BOOKED' | 'SHOOTED' | 'CANCELLED' | null
  service_id: string | null
  slug: string | null
  contact: unknown
  answers: unknown
  created_at: Date
}

async function readInquiry({ kysely, businessId }: Scope, id: string): Promise<InquiryRow | undefined> {
  const { rows } = await sql<InquiryRow>`
    select i.id, o.status, i.service_id, s.slug, i.contact, i.answers, i.created_at
    from inquiry i
      left join orders o on o.business_id = i.business_id and o.id = i.order_id
      left join service s on s.business_id = i.business_id and s.id = i.service_id
    where i.business_id = ${businessId} and i.id = ${id}`.execute(kysely)
  return rows[0]
}

function wantedDate(answers: unknown): string | null {
  const parsed = z.parse(answersSchema, answers)
  const found = parsed.find(({ type }) => wantedTypes.some((wanted) => wanted === type))
  return found?.contents[0] ?? null
}

export const getInquiry: Handler<'getInquiry'> = async ({ id }, call) => {
  const row = await readInquiry(scopeOf(call), id)
  if (!row) throw notFound()
  return {
    id: row.id,
    status: row.status ?? 'INQUIRY',
    serviceId: row.service_id,
    serviceSlug: row.slug,
    customer: z.parse(customerSchema, row.contact),
    wantedDate: wantedDate(row.answers),
    createdDate: row.created_at.toISOString(),
  }
}
