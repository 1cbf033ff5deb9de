import { MINUTE } from '@bellows/domain'
import { conflict, toPrograms } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { closedBecause } from '../../store/orders/reschedulable.ts'
import { putMessage } from '../../store/outbox/put-message.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler } from '../handler.ts'
import { getRescheduleLink } from './get-reschedule-link.ts'

/** A press that is repeated is one letter. */
const ONCE_WITHIN = 10 * MINUTE

export const sendRescheduleLink: Handler<'sendRescheduleLink'> = async (sent, call) => {
  const answer = await getRescheduleLink(sent, call)
  if (closedBecause(await readOrderFacts(scopeOf(call), sent.id)) !== null)
    throw conflict(
      'not_reschedulable',
      toPrograms(
        'The client can’t choose this date now: no letter was sent. RESCHEDULE with a time sets it.',
      ),
    )
  const { kysely, businessId } = scopeOf(call)
  const now = await serverNow(scopeOf(call))
  const press = Math.floor(now.getTime() / ONCE_WITHIN)
  const key = `order.reschedule:${sent.id}:${press}`
  await write(kysely, (tx) =>
    putMessage({ tx, businessId }, { kind: 'order.reschedule', key, payload: { orderId: sent.id } }),
  )
  return answer
}
