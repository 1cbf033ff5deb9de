import { themeSchema, type Theme } from '@bellows/domain'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'

const activeTheme = ({ kysely, businessId }: Scope) =>
  kysely
    .selectFrom('theme')
    .where('business_id', '=', businessId)
    .where('is_active', '=', true)
    .select(['name', 'content'])

type Row = Awaited<ReturnType<ReturnType<typeof activeTheme>['executeTakeFirstOrThrow']>>

const themeOf = ({ content, name }: Row): unknown => ({ ...Object(content), name })

export async function readTheme(scope: Scope): Promise<Theme> {
  return z.parse(themeSchema, themeOf(await activeTheme(scope).executeTakeFirstOrThrow()))
}

/** The theme for whoever goes on without one: none where there is none or it is malformed. */
export async function readLook(scope: Scope): Promise<Theme | null> {
  const row = await activeTheme(scope).executeTakeFirst()
  return (row && z.safeParse(themeSchema, themeOf(row)).data) ?? null
}
