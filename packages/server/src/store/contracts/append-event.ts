import type { TxScope } from '../../base/scope.ts'
import { nextEvent, type NewEvent } from './contract-events.ts'
import { eventRow } from './new-signature.ts'

/** Adds an event to a signature's list; its row has to be locked before. */
export async function appendEvent(
  { tx, businessId }: TxScope,
  contractId: string,
  event: NewEvent,
): Promise<void> {
  const last = await tx
    .selectFrom('contract_event')
    .where('business_id', '=', businessId)
    .where('order_contract_id', '=', contractId)
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = eventRow({ businessId, contractId }, nextEvent(last, event))
  await tx.insertInto('contract_event').values(row).execute()
}
