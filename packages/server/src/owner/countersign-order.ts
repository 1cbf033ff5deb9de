import type { countersignOrder } from '@bellows/api'
import { countersign } from '../contracts/countersign.ts'
import { write } from '../db/write.ts'
import { badRequest, conflict } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { readStudio } from '../studio/read-studio.ts'
import { scopeOf } from '../studio/scope.ts'
import { readOwnersOrder } from './owners-order.ts'

const needsName = () => badRequest('Say who signs for the studio', [{ path: 'name', message: 'Who signs?' }])

export const answerCountersign: Handler<typeof countersignOrder> = async ({ id, name }, call) => {
  const scope = scopeOf(call)
  const order = await readOwnersOrder(scope, id)
  if (order.status === 'CANCELLED') throw conflict('order_cancelled', 'This order was cancelled.')
  const signer = (name ?? (await readStudio(scope)).settings.countersign.name).normalize('NFC').trim()
  if (signer === '') throw needsName()
  const { businessId, kysely } = scope
  const countersigned = await write(kysely, (tx) => countersign({ tx, businessId }, id, signer))
  return { order, countersigned }
}
