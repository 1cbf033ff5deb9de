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

/** Ends every token of the studio that is of this version, once; the version after it. */
export async function raiseTokenVersion(scope: Scope, version: number): Promise<number> {
  await write(scope.kysely, (tx) =>
    sql`update business set owner_token_version = owner_token_version + 1
      where id = ${scope.businessId} and owner_token_version = ${version}`.execute(tx),
  )
  return readTokenVersion(scope)
}
