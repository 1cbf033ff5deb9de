import type { Call } from '../http/call.ts'
import type { Studio as Scope } from '../bookings/studio.ts'

export type { Scope }

/** Whose rows a call may see. */
export const scopeOf = ({ database, studio }: Call): Scope => ({
  kysely: database.kysely,
  businessId: studio.id,
})
