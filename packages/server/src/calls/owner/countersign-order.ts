import { badRequest, conflict } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { countersign } from '../../store/contracts/countersign.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import type { Handler } from '../handler.ts'

const needsName = () => badRequest('Say who signs for the studio', [{ path: 'name', message: 'Who signs?' }])

export const countersignOrder: Handler<'countersignOrder'> = async ({ id, name }, call) => {
  const scope = scopeOf(call)
  const order = await readOwnersOrder(scope, id)
  if (order.status === 'CANCELLED') throw conflict('order_cancelled', 'This order was cancelled.')
  const signer = (name ?? (await readStudio(scope)).settings.countersign.name).normalize('NFC').trim()
  if (signer === '') throw needsName()
  const { businessId, kysely } = scope
  const countersigned = await write(kysely, (tx) => countersign({ tx, businessId }, id, signer))
  return { order, countersigned }
}
