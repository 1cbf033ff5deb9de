import { anchorPattern, layoutSchema, type PageSummary } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'

const PAGES_MAX = 500

const anchorPath = `$.contents[*] ? (@.name == "inquiryForm" && !(@.visibility == false)).options.anchorId
  ? (@ like_regex "${anchorPattern.source}")`
const inquiryAnchor = sql<string | null>`jsonb_path_query_first(page.layout, ${sql.lit(anchorPath)}) #>> '{}'`

/** The published pages in the owner's order, with the service of each that has one. */
export async function readPageIndex({ kysely, businessId }: Scope): Promise<PageSummary[]> {
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
    .select(inquiryAnchor.as('inquiry_anchor'))
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
    ...(row.inquiry_anchor && { inquiryAnchor: row.inquiry_anchor }),
  }))
}

/** A published page; the first of all has no slug. @throws Refusal 404 */
export async function readPage({ kysely, businessId }: Scope, slug: string | null) {
  const row = await kysely
    .selectFrom('page')
    .where('business_id', '=', businessId)
    .where('is_published', '=', true)
    .where('slug', slug === null ? 'is' : '=', slug)
    .select(['id', 'slug', 'service_id', 'title', 'og_title', 'layout'])
    .executeTakeFirst()
  if (!row) throw notFound()
  return {
    id: row.id,
    slug: row.slug,
    serviceId: row.service_id,
    title: row.title,
    ogTitle: row.og_title ?? '',
    layout: z.parse(layoutSchema, row.layout),
  }
}
