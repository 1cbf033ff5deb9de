import { pendingPath, reservedPath, selectDatePath } from '@bellows/domain'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { LOCAL, namedPeople } from './demo-people.ts'

type Say = (line: string) => void

interface Found {
  kind: 'held' | 'reserved' | 'pending' | 'inquiry' | 'date'
  id: string
  token: string
}

/** What still stands of it: a time that is kept, an order that was prepared, an inquiry, a date that may move. */
async function standing(
  { kysely }: Database,
  { ids, tokens }: ReturnType<typeof namedPeople>,
): Promise<Found[]> {
  const isLocal = sql`exists (select 1 from business_domain d where d.business_id = x.business_id and d.domain = ${LOCAL})`
  const { rows } = await sql<Found>`
    select case when x.hold_token = x.offer_token and x.lockout_end > now() then 'held' else 'reserved' end as kind, x.id, x.offer_token as token from slot x
    where ${isLocal} and x.offer_token = any(${tokens}::text[]) and x.offer_until > now() and x.status <> 'BOOKED'
    union all
    select case when x.status is null then 'pending' else 'date' end, x.id, '' from orders x
    where ${isLocal} and x.id = any(${ids}::text[]) and (x.status is null and x.origin = 'OWNER'
      or x.status = 'BOOKED' and x.shoot_start > now() + interval '3 days')
    union all
    select 'inquiry', x.id, '' from inquiry x join orders o on o.business_id = x.business_id and o.id = x.order_id
    where ${isLocal} and x.id = any(${ids}::text[]) and o.status = 'INQUIRY'`.execute(kysely)
  return rows
}

const kinds: Readonly<Record<Found['kind'], readonly [name: string, (found: Found) => string]>> = {
  held: ['a time that is held', ({ id, token }) => reservedPath(id, token)],
  reserved: ['a time that is kept', ({ id, token }) => reservedPath(id, token)],
  pending: ['a booking that was prepared', ({ id }) => pendingPath(id)],
  inquiry: ['an inquiry to be booked', ({ id }) => `/inquiries/${id}`],
  date: ['a date to be moved', ({ id }) => selectDatePath(id)],
}

/** The links of the demo's people that open without preparation. */
export async function sayDemoLinks(database: Database, port: number, say: Say): Promise<void> {
  const named = namedPeople()
  if (named.ids.length + named.tokens.length === 0) return
  for (const found of await standing(database, named)) {
    const [name, pathOf] = kinds[found.kind]
    say(`  ${name}: http://${LOCAL}:${port}${pathOf(found)}`)
  }
}
