import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { TxScope } from '../../base/scope.ts'

export interface NewMessage {
  id?: string
  kind: string
  /** Names what is told, so that it is told once. */
  key: string
  payload: unknown
}

/** Puts a message into the outbox, unless one of its key is there. */
export async function putMessage(
  { tx, businessId }: TxScope,
  { id = newId(), kind, key, payload }: NewMessage,
): Promise<void> {
  await sql`insert into outbox (business_id, id, kind, dedupe_key, payload)
    values (${businessId}, ${id}, ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb)
    on conflict do nothing`.execute(tx)
}
