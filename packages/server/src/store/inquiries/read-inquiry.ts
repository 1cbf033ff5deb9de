import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

export interface InquiryRow {
  id: string
  status: 'WAITLIST' | 'INQUIRY' | 'MEETING' | 'BOOKED' | 'SHOOTED' | 'CANCELLED' | null
  service_id: string | null
  slug: string | null
  contact: unknown
  answers: unknown
  created_at: Date
}

export async function readInquiry(
  { kysely, businessId }: Scope,
  id: string,
): Promise<InquiryRow | undefined> {
  const { rows } = await sql<InquiryRow>`
    select i.id, o.status, i.service_id, s.slug, i.contact, i.answers, i.created_at
    from inquiry i
      left join orders o on o.business_id = i.business_id and o.id = i.order_id
      left join service s on s.business_id = i.business_id and s.id = i.service_id
    where i.business_id = ${businessId} and i.id = ${id}`.execute(kysely)
  return rows[0]
}
