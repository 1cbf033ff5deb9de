import { isStanding } from '@bellows/domain'
import { badRequest, conflict, toPrograms } from '../../base/refusal.ts'
import { scopeOf, type TxScope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { countersign } from '../../store/contracts/countersign.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { putMessage } from '../../store/outbox/put-message.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import type { Handler } from '../handler.ts'

const needsName = () =>
  badRequest(toPrograms('Say who signs for the studio'), [{ path: 'name', message: 'Who signs?' }])

/** Of what was signed before the booking stood, the copy that follows the booking says so itself. */
function tellClient(scope: TxScope, orderId: string, contractId: string): Promise<void> {
  const key = `contract.countersigned:${contractId}`
  const payload = { orderId, contractId }
  return putMessage(scope, { id: key, kind: 'contract.countersigned', key, payload })
}

export const countersignOrder: Handler<'countersignOrder'> = async ({ id, name }, call) => {
  const scope = scopeOf(call)
  const order = await readOwnersOrder(scope, id)
  if (order.status === 'CANCELLED') throw conflict('order_cancelled', (texts) => texts.cancelled)
  const signer = (name ?? (await readStudio(scope)).settings.countersign.name).normalize('NFC').trim()
  if (signer === '') throw needsName()
  const { businessId, kysely } = scope
  const countersigned = await write(kysely, async (tx) => {
    const signed = await countersign({ tx, businessId }, id, signer)
    if (isStanding(order))
      for (const contractId of signed) await tellClient({ tx, businessId }, id, contractId)
    return signed.length
  })
  return { order, countersigned }
}
