import { themeSchema, type Theme } from '@bellows/domain'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'

export async function readTheme({ kysely, businessId }: Scope): Promise<Theme> {
  const row = await kysely
    .selectFrom('theme')
    .where('business_id', '=', businessId)
    .where('is_active', '=', true)
    .select(['name', 'content'])
    .executeTakeFirstOrThrow()
  return z.parse(themeSchema, { ...Object(row.content), name: row.name })
}
