import { layoutSchema } from '@bellows/domain'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Handler } from '../handler.ts'

const HOME = 'home'

export const getPage: Handler<'getPage'> = async ({ slug }, { database, studio }) => {
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
