import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Whose rows a function may see: nothing here works without the studio. */
export type Studio = { readonly kysely: Kysely<Tables>; readonly businessId: string }

export type Refusal<Reason extends string> = { ok: false; reason: Reason }

export const refused = <Reason extends string>(reason: Reason): Refusal<Reason> => ({ ok: false, reason })
