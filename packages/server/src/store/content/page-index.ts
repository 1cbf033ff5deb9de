import type { PageSummary } from '@bellows/domain'
import type { Scope } from '../../base/scope.ts'

const PAGES_MAX = 500

export async function readPageIndex({ kysely, businessId }: Scope): Promise<PageSummary[]> {
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
