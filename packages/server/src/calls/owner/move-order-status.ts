import { newId } from '../../base/new-id.ts'
import { conflict, notFound, toPrograms, type Refusal } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { closeUnowed } from '../../payments/close-attempt.ts'
import { tillOf } from '../../payments/till.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { setStatus } from '../../store/orders/set-status.ts'
import type { Handler, InputOf } from '../handler.ts'

type Move = InputOf<'moveOrderStatus'>

const illegalMove = (from: string | null, to: string): Refusal =>
  conflict('illegal_move', toPrograms(`An order does not go from ${from ?? 'being prepared'} to ${to}.`))

function move(scope: Scope, { id: orderId, status, reason = '' }: Move) {
  return status === 'CANCELLED'
    ? cancelOrder(scope, { orderId, reason, outboxId: newId() })
    : setStatus(scope, { orderId, to: status })
}

export const moveOrderStatus: Handler<'moveOrderStatus'> = async (wanted, call) => {
  const scope = scopeOf(call)
  const moved = await move(scope, wanted)
  if (!moved.ok && moved.reason === 'not_found') throw notFound()
  const order = await readOwnersOrder(scope, wanted.id)
  if (!moved.ok && order.status !== wanted.status) throw illegalMove(order.status, wanted.status)
  if (order.status === 'CANCELLED') await closeUnowed(tillOf(call), order.id)
  return order
}
