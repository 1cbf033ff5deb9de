import type { PageSummary } from '@bellows/domain'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { readContentVersion } from '../../store/content/content-version.ts'
import { readInstagram } from '../../store/studio/instagram-source.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import { readTheme } from '../../store/studio/read-theme.ts'
import type { Handler } from '../handler.ts'

const PAGES_MAX = 500

async function readPageIndex({ kysely, businessId }: Scope): Promise<PageSummary[]> {
  const rows = await kysely
    .selectFrom('page')
    .leftJoin('service', (join) =>
      join
        .onRef('service.business_id', '=', 'page.business_id')
        .onRef('service.id', '=', 'page.service_id')
        .on('service.is_published', '=', true),
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

export const getSite: Handler<'getSite'> = async (_, call) => {
  const scope = scopeOf(call)
  const [theme, pages, facts, contentVersion] = await Promise.all([
    readTheme(scope),
    readPageIndex(scope),
    readStudio(scope),
    readContentVersion(call.database, scope.businessId),
  ])
  const { inquiryTemplate } = facts.settings
  const instagram = await readInstagram(facts)
  return { theme, pages, inquiryTemplate, instagram, contentVersion }
}
