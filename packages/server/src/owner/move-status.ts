import type { moveOrderStatus, ParsedInputOf } from '@bellows/api'
import { cancelOrder } from '../bookings/cancel-order.ts'
import { setStatus } from '../bookings/set-status.ts'
import { conflict, notFound, type Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { newId } from '../new-id.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { readOwnersOrder } from './owners-order.ts'

type Move = ParsedInputOf<typeof moveOrderStatus>

const illegalMove = (from: string | null, to: string): Refusal =>
  conflict('illegal_move', `An order does not go from ${from ?? 'being prepared'} to ${to}.`)

function move(scope: Scope, { id: orderId, status, reason = '' }: Move) {
  return status === 'CANCELLED'
    ? cancelOrder(scope, { orderId, reason, outboxId: newId() })
    : setStatus(scope, { orderId, to: status })
}

export const answerStatusMove: Handler<typeof moveOrderStatus> = async (wanted, call) => {
  const scope = scopeOf(call)
  const moved = await move(scope, wanted)
  if (!moved.ok && moved.reason === 'not_found') throw notFound()
  const order = await readOwnersOrder(scope, wanted.id)
  if (!moved.ok && order.status !== wanted.status) throw illegalMove(order.status, wanted.status)
  return order
}
