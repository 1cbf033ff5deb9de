import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'

/** The version that a studio's tokens have to be of. */
export async function readTokenVersion({ kysely, businessId }: Scope): Promise<number> {
  const row = await kysely
    .selectFrom('business')
    .where('id', '=', businessId)
    .select('owner_token_version as version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Ends every token of the studio; the new version. */
export async function raiseTokenVersion({ kysely, businessId }: Scope): Promise<number> {
  return write(kysely, async (tx) => {
    const { rows } = await sql<{ version: number }>`
      update business set owner_token_version = owner_token_version + 1 where id = ${businessId}
      returning owner_token_version as version`.execute(tx)
    return rows[0]?.version ?? 1
  })
}
