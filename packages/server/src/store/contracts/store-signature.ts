import { sql } from 'kysely'
import type { TxScope, Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { eventRow, signatureRow, signingEvents, type Signature } from './new-signature.ts'
import { settleContracts } from './settle-contracts.ts'

export type Signing = Omit<Signature, 'businessId' | 'signedAt'>
type Answer = 'signed' | 'closed' | 'terms_changed'

interface OrderNow {
  isClosed: boolean
  isConfirmed: boolean
  termsVersion: number
  now: Date
}

async function lockOrder({ tx, businessId }: TxScope, orderId: string): Promise<OrderNow | undefined> {
  const { rows } = await sql<OrderNow>`
    select status is not distinct from 'CANCELLED' as "isClosed", confirmed_at is not null as "isConfirmed",
      terms_version as "termsVersion", date_trunc('milliseconds', now()) as now
    from orders where business_id = ${businessId} and id = ${orderId} for update`.execute(tx)
  return rows[0]
}

async function insertOnce({ tx, businessId }: TxScope, record: Signature): Promise<void> {
  const added = await tx
    .insertInto('order_contract')
    .values(signatureRow(record))
    .onConflict((conflict) => conflict.constraint('order_contract_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  const owner = { businessId, contractId: record.id }
  const rows = signingEvents(record).map((event) => eventRow(owner, event))
  await tx.insertInto('contract_event').values(rows).execute()
}

/** Keeps a signature with its evidence, all or nothing; the first one of a version stays whoever asks again. */
export async function storeSignature({ kysely, businessId }: Scope, signing: Signing): Promise<Answer> {
  return write<Answer>(kysely, async (tx) => {
    const scope = { tx, businessId }
    const order = await lockOrder(scope, signing.orderId)
    if (!order || order.isClosed) return 'closed'
    if (order.termsVersion !== signing.termsVersion) return 'terms_changed'
    await insertOnce(scope, { ...signing, businessId, signedAt: order.now.toISOString() })
    if (order.isConfirmed) await settleContracts(scope, signing.orderId)
    return 'signed'
  })
}
