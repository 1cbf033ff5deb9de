import type { getSite } from '@bellows/api'
import type { PageSummary } from '@bellows/domain'
import type { Handler } from '../http/route.ts'
import { readInstagram } from '../instagram/instagram-source.ts'
import { readContentVersion } from './content-version.ts'
import { readStudio } from './read-studio.ts'
import { readTheme } from './read-theme.ts'
import { scopeOf, type Scope } from './scope.ts'

const PAGES_MAX = 500

async function readPageIndex({ kysely, businessId }: Scope): Promise<PageSummary[]> {
  const rows = await kysely
    .selectFrom('page')
    .leftJoin('service', (join) =>
      join.onRef('service.business_id', '=', 'page.business_id').onRef('service.id', '=', 'page.service_id'),
    )
    .where('page.business_id', '=', businessId)
    .where('page.is_published', '=', true)
    .select(['page.id', 'page.slug', 'service_id', 'service.slug as service_slug', 'title', 'og_title'])
    .orderBy('page.position')
    .orderBy('page.id')
    .limit(PAGES_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    serviceId: row.service_id,
    serviceSlug: row.service_slug,
    title: row.title,
    ogTitle: row.og_title ?? '',
  }))
}

export const answerSite: Handler<typeof getSite> = async (_, call) => {
  const scope = scopeOf(call)
  const [theme, pages, facts, contentVersion] = await Promise.all([
    readTheme(scope),
    readPageIndex(scope),
    readStudio(scope),
    readContentVersion(call.database, scope.businessId),
  ])
  const { inquiryTemplate, builderOrigins } = facts.settings
  const instagram = await readInstagram(facts)
  return { theme, pages, inquiryTemplate, instagram, builderOrigins, contentVersion }
}
