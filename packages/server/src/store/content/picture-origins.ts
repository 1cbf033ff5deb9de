import { originsOf } from '@bellows/domain'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Scope } from '../../base/scope.ts'
import type { Database } from '../../db/open.ts'
import { publishedIn } from './content-version.ts'

const KEPT_MAX = 1000

/** From what every page may show to what is on one of them alone; a service that is not listed has its own links. */
async function readOrigins({ kysely, businessId }: Scope): Promise<string[]> {
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

/** Where all pictures of a studio come from, read once for each publishing of it. */
export function pictureOriginsReader(
  { kysely }: Database,
  contentVersion: (businessId: string) => Promise<string>,
) {
  const kept = new LRUCache<string, { published: string; origins: Promise<string[]> }>({ max: KEPT_MAX })
  return async (businessId: string): Promise<readonly string[]> => {
    const published = publishedIn(await contentVersion(businessId))
    const known = kept.get(businessId)
    if (known?.published === published) return known.origins
    const origins = readOrigins({ kysely, businessId })
    kept.set(businessId, { published, origins })
    origins.catch(() => kept.delete(businessId))
    return origins
  }
}
