import type { Studio } from '../../base/call.ts'
import type { Scope } from '../../base/scope.ts'

/** The studio whose address this is. */
export const findStudio = (kysely: Scope['kysely'], domain: string): Promise<Studio | undefined> =>
  kysely
    .selectFrom('business_domain')
    .innerJoin('business', 'business.id', 'business_domain.business_id')
    .where('business_domain.domain', '=', domain)
    .select(['business.id', 'name', 'language', 'time_zone as timeZone', 'currency'])
    .executeTakeFirst()

/** The canonical address of a studio, for whoever knows the secret of its calendar. */
export async function findFeedDomain(
  { kysely, businessId }: Scope,
  token: string,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('business')
    .innerJoin('business_domain', 'business_domain.business_id', 'business.id')
    .where('business.id', '=', businessId)
    .where('calendar_token', '=', token)
    .where('is_canonical', '=', true)
    .select('domain')
    .executeTakeFirst()
  return row?.domain
}
