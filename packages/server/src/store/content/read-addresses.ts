import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/** The addresses of all published pages and services. */
export async function readAddresses({ kysely, businessId }: Scope): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    select '/' || coalesce(slug, '') as address from page
      where business_id = ${businessId} and is_published
    union all select '/services/' || slug from service
      where business_id = ${businessId} and is_published`.execute(kysely)
  return new Set(rows.map(({ address }) => address))
}
