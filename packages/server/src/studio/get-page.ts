import * as z from 'zod/mini'
import type { getPage } from '@bellows/api'
import { layoutSchema } from '@bellows/domain'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'

const HOME = 'home'

export const answerPage: Handler<typeof getPage> = async ({ slug }, { database, studio }) => {
  const row = await database.kysely
    .selectFrom('page')
    .where('business_id', '=', studio.id)
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
