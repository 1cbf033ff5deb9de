import { sql } from 'kysely'
import type { Scope } from '../base/scope.ts'
import { readSignatures } from '../store/contracts/read-signatures.ts'
import { readOrderFacts } from '../store/orders/order-facts.ts'
import { orderWire } from '../store/orders/order-wire.ts'
import { readStudio } from '../store/studio/read-studio.ts'
import type { Desk, DeskInquiry } from './letters/desk.ts'

async function readInquiry(scope: Scope, inquiryId: string): Promise<DeskInquiry | undefined> {
  const { business, settings } = await readStudio(scope)
  const { rows } = await sql<Pick<DeskInquiry, 'contact' | 'answers' | 'service'>>`
    select i.contact, i.answers, s.name as service from inquiry i
      left join service s on s.business_id = i.business_id and s.id = i.service_id
    where i.business_id = ${scope.businessId} and i.id = ${inquiryId}`.execute(scope.kysely)
  const [row] = rows
  return row && { ...row, business, settings }
}

/** Letters are written from what a studio's database says by now. */
export const storeDesk = (scope: Scope): Desk => ({
  order: async (orderId) => {
    const facts = await readOrderFacts(scope, orderId)
    return { facts, order: orderWire(facts) }
  },
  signatures: (orderId) => readSignatures(scope, orderId),
  inquiry: (inquiryId) => readInquiry(scope, inquiryId),
  offeredStart: async ({ slotId, orderId, until }) => {
    const { rows } = await sql<{ start: Date }>`
      select start_time as start from slot where business_id = ${scope.businessId} and id = ${slotId}
        and offer_order_id = ${orderId} and status <> 'BOOKED'
        and ${until}::timestamptz > now()`.execute(scope.kysely)
    return rows[0]?.start
  },
})
