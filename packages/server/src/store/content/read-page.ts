import { layoutSchema, type Page } from '@bellows/domain'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'

const HOME = 'home'

/** A published page; `home` is the one without a slug. @throws Refusal 404 */
export async function readPage({ kysely, businessId }: Scope, slug: string): Promise<Page> {
  const row = await kysely
    .selectFrom('page')
    .where('business_id', '=', businessId)
    .where('is_published', '=', true)
    .where('slug', slug === HOME ? 'is' : '=', slug === HOME ? null : slug)
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
