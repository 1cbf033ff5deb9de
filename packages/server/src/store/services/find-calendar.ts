import type { Scope } from '../../base/scope.ts'

/** Whose times a service takes, and whether it has slots of its own; `undefined` where there is no such service. */
export const findCalendar = ({ kysely, businessId }: Scope, serviceId: string) =>
  kysely
    .selectFrom('service')
    .where('business_id', '=', businessId)
    .where('id', '=', serviceId)
    .select(['is_mini_session as isMiniSession', 'calendar_id as calendarId'])
    .executeTakeFirst()
