import type { OrderStatus } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

export interface StoredInquiry {
  id: string
  /** Of the lead that was made of it. */
  status: OrderStatus | null
  serviceId: string | null
  serviceSlug: string | null
  serviceName: string | null
  contact: unknown
  answers: unknown
  createdAt: Date
}

/** An inquiry as it was sent, and what has become of it. */
export async function findInquiry(
  { kysely, businessId }: Scope,
  id: string,
): Promise<StoredInquiry | undefined> {
  const { rows } = await sql<StoredInquiry>`
    select i.id, o.status, i.service_id as "serviceId", s.slug as "serviceSlug", s.name as "serviceName", i.contact,
      i.answers, i.created_at as "createdAt"
    from inquiry i
      left join orders o on o.business_id = i.business_id and o.id = i.order_id
      left join service s on s.business_id = i.business_id and s.id = i.service_id
    where i.business_id = ${businessId} and i.id = ${id}`.execute(kysely)
  return rows[0]
}
