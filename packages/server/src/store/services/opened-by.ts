import { sql, type RawBuilder } from 'kysely'

/** A service by its own address, and what it was come to by. */
export interface Opened {
  slug: string
  entry?: string | undefined
}

/**
 * A service (`service s`) that whoever asks may see: it is published, or `entry` is an order, an inquiry or a slot of
 * its own that stands for somebody.
 */
export function isOpenedBy(entry: string | undefined): RawBuilder<unknown> {
  if (entry === undefined) return sql`s.is_published`
  return sql`(s.is_published
    or exists (select 1 from orders o where o.business_id = s.business_id and o.service_id = s.id and o.id = ${entry})
    or exists (select 1 from inquiry i where i.business_id = s.business_id and i.service_id = s.id and i.id = ${entry})
    or exists (select 1 from slot t where t.business_id = s.business_id and t.service_id = s.id and t.id = ${entry}
      and t.offer_until > now()))`
}
