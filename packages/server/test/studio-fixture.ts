import { randomBytes, randomUUID } from 'node:crypto'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tables } from '../src/db/tables.ts'

type Row<T extends keyof Tables> = Insertable<Tables[T]>
export type StudioRows = { kysely: Kysely<Tables>; businessId: string }

export const newToken = (): string => randomBytes(24).toString('base64url')
export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

/** A studio with a calendar 'main' and a mini service 'mini' and a full service 'full'. */
export async function addStudio(kysely: Kysely<Tables>, id: string = randomUUID()): Promise<StudioRows> {
  const rows = { kysely, businessId: id }
  await kysely
    .insertInto('business')
    .values({ id, name: 'Studio', language: 'en-US', time_zone: 'America/Chicago', currency: 'USD' })
    .execute()
  await kysely.insertInto('calendar_lock').values({ business_id: id, calendar_id: 'main' }).execute()
  await addService(rows, { id: 'mini', is_mini_session: true })
  await addService(rows, { id: 'full', is_mini_session: false })
  return rows
}

export async function addService(
  { kysely, businessId }: StudioRows,
  row: Partial<Row<'service'>> & { id: string },
): Promise<void> {
  const values = {
    business_id: businessId,
    slug: row.id,
    name: row.id,
    type: 'MULTI_PACKAGES' as const,
    calendar_id: 'main',
    is_mini_session: true,
    tax: 'EXCLUDE' as const,
  }
  await kysely
    .insertInto('service')
    .values({ ...values, ...row })
    .execute()
}

/** A package of the mini service, with a discount for so many places if `places` is given. */
export async function addPackage(
  { kysely, businessId }: StudioRows,
  { id = 'basic', places }: { id?: string; places?: number } = {},
): Promise<string> {
  await kysely
    .insertInto('package')
    .values({
      business_id: businessId,
      id,
      service_id: 'mini',
      name: id,
      type: 'SINGLE',
      total_fee_minor: 19_500,
    })
    .execute()
  if (places === undefined) return id
  await kysely
    .insertInto('discount')
    .values({
      business_id: businessId,
      package_id: id,
      percent: '10',
      start_at: minutesFromNow(-60),
      end_at: minutesFromNow(60),
      max_places: places,
    })
    .execute()
  return id
}

/** A slot of the mini service on a date of its own, two days ahead; `row` overrides. */
export async function addSlot(
  { kysely, businessId }: StudioRows,
  row: Partial<Row<'slot'>> = {},
): Promise<string> {
  const id = row.id ?? randomUUID()
  const times = { start_time: minutesFromNow(2 * 1440), end_time: minutesFromNow(2 * 1440 + 20) }
  const dateId = `date-${id}`
  await kysely
    .insertInto('service_date')
    .values({ business_id: businessId, id: dateId, service_id: 'mini', ...times })
    .execute()
  const values = {
    business_id: businessId,
    id,
    service_id: 'mini',
    service_date_id: dateId,
    ...times,
    ...row,
  }
  await kysely.insertInto('slot').values(values).execute()
  return id
}

/** Published pages without anything on them, by their slugs. */
export async function addPages({ kysely, businessId }: StudioRows, ...slugs: string[]): Promise<void> {
  await sql`insert into page (business_id, id, slug, title, layout, is_published)
    select ${businessId}, slug, slug, 'A page', '{}'::jsonb, true from unnest(${slugs}::text[]) slug`.execute(
    kysely,
  )
}
