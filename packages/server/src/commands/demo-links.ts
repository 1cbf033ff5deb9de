import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pendingPath, reservedPath, selectDatePath } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../db/open.ts'
import { studioFolders } from './seed.ts'

type Say = (line: string) => void

const LOCAL = 'localhost'

/** What a folder itself names can be told to whoever reads the server's output. */
const namedSchema = z.object({
  orders: z._default(z.array(z.object({ id: z.optional(z.string()) })), []),
  inquiries: z._default(z.array(z.object({ id: z.optional(z.string()) })), []),
  reserved: z._default(z.array(z.object({ token: z.optional(z.string()) })), []),
  waitlist: z._default(
    z.array(z.object({ offer: z.optional(z.object({ token: z.optional(z.string()) })) })),
    [],
  ),
})

const isText = (value: string | undefined): value is string => value !== undefined

/** Ids and secrets that a demo's people have been given in its folder. */
function namedIn(folder: string): { ids: string[]; tokens: string[] } {
  const file = path.join(folder, 'people.json')
  if (!existsSync(file)) return { ids: [], tokens: [] }
  const { orders, inquiries, reserved, waitlist } = z.parse(
    namedSchema,
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return {
    ids: [...orders, ...inquiries].map(({ id }) => id).filter(isText),
    tokens: [...reserved, ...waitlist.map(({ offer }) => ({ token: offer?.token }))]
      .map(({ token }) => token)
      .filter(isText),
  }
}

interface Found {
  kind: 'reserved' | 'pending' | 'inquiry' | 'date'
  id: string
  token: string
}

/** What still stands of it: a time that is kept, an order that was prepared, an inquiry, a date that may move. */
async function standing({ kysely }: Database, { ids, tokens }: ReturnType<typeof namedIn>): Promise<Found[]> {
  const isLocal = sql`exists (select 1 from business_domain d where d.business_id = x.business_id and d.domain = ${LOCAL})`
  const { rows } = await sql<Found>`
    select 'reserved' as kind, x.id, x.offer_token as token from slot x
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
  reserved: ['a time that is kept', ({ id, token }) => reservedPath(id, token)],
  pending: ['a booking that was prepared', ({ id }) => pendingPath(id)],
  inquiry: ['an inquiry to be booked', ({ id }) => `/inquiries/${id}`],
  date: ['a date to be moved', ({ id }) => selectDatePath(id)],
}

/** The links of the demo's people that open without preparation. */
export async function sayDemoLinks(database: Database, port: number, say: Say): Promise<void> {
  const named = studioFolders().map(namedIn)
  const ids = named.flatMap((one) => one.ids)
  const tokens = named.flatMap((one) => one.tokens)
  if (ids.length + tokens.length === 0) return
  for (const found of await standing(database, { ids, tokens })) {
    const [name, pathOf] = kinds[found.kind]
    say(`  ${name}: http://${LOCAL}:${port}${pathOf(found)}`)
  }
}
