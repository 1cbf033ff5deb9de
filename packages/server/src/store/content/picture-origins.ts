import { originsOf } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/**
 * Where all pictures of a studio come from, from what every page may show to what is on one of them alone; a service that is
 * not listed has its own links.
 */
export async function readPictureOrigins({ kysely, businessId }: Scope): Promise<string[]> {
  const { rows } = await sql<{ part: unknown }>`
    select 1 as rank, b.id, jsonb_build_object('logo', b.profile->'logo', 'groups', b.settings->'groups',
        'instagram', b.settings->'instagram') as part from business b where b.id = ${businessId}
    union all select 2, t.id, t.content from theme t where t.business_id = ${businessId} and t.is_active
    union all select 3, s.id, s.content from service s where s.business_id = ${businessId}
    union all select 4, a.id, a.content from addon a where a.business_id = ${businessId}
    union all select 5, p.id, p.layout from page p where p.business_id = ${businessId} and p.is_published
    order by rank, id`.execute(kysely)
  return originsOf(rows.map(({ part }) => part))
}
