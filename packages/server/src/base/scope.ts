import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Call } from './call.ts'

/** Whose rows a function may see: nothing below the calls works without the studio. */
export type Scope = { readonly kysely: Kysely<Tables>; readonly businessId: string }

/** A studio's rows inside one transaction. */
export type TxScope = { tx: Transaction<Tables>; businessId: string }

/** Whose rows a call may see. */
export const scopeOf = ({ database, studio }: Call): Scope => ({
  kysely: database.kysely,
  businessId: studio.id,
})
