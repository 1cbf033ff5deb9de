import type { Scope } from '../../base/scope.ts'

/** The order of a hold. */
export const orderUnder = ({ kysely, businessId }: Scope, token: string) =>
  kysely
    .selectFrom('orders')
    .where('business_id', '=', businessId)
    .where('hold_token', '=', token)
    .select(['id', 'slot_id as slotId', 'contact', 'confirmed_at as confirmedAt'])
    .executeTakeFirst()
