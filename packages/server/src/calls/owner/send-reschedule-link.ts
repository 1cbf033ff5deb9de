import { MINUTE } from '@bellows/domain'
import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import { scopeOf } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler } from '../handler.ts'
import { getRescheduleLink } from './get-reschedule-link.ts'

/** A press that is repeated is one letter. */
const ONCE_WITHIN = 10 * MINUTE

export const sendRescheduleLink: Handler<'sendRescheduleLink'> = async (sent, call) => {
  const answer = await getRescheduleLink(sent, call)
  const { kysely, businessId } = scopeOf(call)
  const now = await serverNow(scopeOf(call))
  const press = Math.floor(now.getTime() / ONCE_WITHIN)
  await write(kysely, async (tx) => {
    await sql`insert into outbox (business_id, id, kind, dedupe_key, payload)
      values (${businessId}, ${newId()}, 'order.reschedule', ${`order.reschedule:${sent.id}:${press}`},
        ${JSON.stringify({ orderId: sent.id })}::jsonb)
      on conflict (business_id, dedupe_key) do nothing`.execute(tx)
  })
  return answer
}
