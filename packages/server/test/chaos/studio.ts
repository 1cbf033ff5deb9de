import { addDays, dayOf, wallTime } from '@bellows/domain'
import { sql } from 'kysely'
import type { Database } from '../../src/db/open.ts'
import { addSite } from '../../src/testing/add-site.ts'
import { addService, addSlot, type StudioRows } from '../studio-fixture.ts'
import type { Wish } from './visitor.ts'

const ZONE = 'America/Chicago'
const clocks = ['09:00', '10:00', '11:00']
const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))
const LEAD_DAYS = 3

async function addPackage({ kysely, businessId }: StudioRows, serviceId: string): Promise<void> {
  await kysely
    .insertInto('package')
    .values({
      business_id: businessId,
      id: `${serviceId}-package`,
      service_id: serviceId,
      name: 'Plain',
      type: 'MULTI',
      total_fee_minor: 19_500,
      shoot_duration: serviceId === 'full' ? 60 : 20,
    })
    .execute()
}

/** The starts of full sessions, three a day. */
function startOf(index: number): string {
  const day = addDays(dayOf(Date.now(), ZONE), LEAD_DAYS + Math.floor(index / clocks.length))
  return wallTime(day, clocks[index % clocks.length] ?? '', ZONE) ?? ''
}

/** A studio with three services: slots of dates, free times, and no time at all. */
export async function addChaosStudio(database: Database, host: string): Promise<StudioRows> {
  const rows = await addSite(database, host)
  const { kysely, businessId } = rows
  await addService(rows, { id: 'gift', is_mini_session: false, is_booking_without_time: true })
  const content = JSON.stringify({ availableSchedules: daily })
  await sql`update service set content = ${content}::jsonb where business_id = ${businessId} and id = 'full'`.execute(
    kysely,
  )
  for (const serviceId of ['mini', 'full', 'gift']) await addPackage(rows, serviceId)
  return rows
}

/** The studio's first page: a picture's words and its services. */
export async function addHome({ kysely, businessId }: StudioRows): Promise<void> {
  const contents = [
    { id: 'words', name: 'hero', options: { template: 'HERO-1', title: 'Light, kept.' } },
    { id: 'services', name: 'serviceList', options: { template: 'service-list-1' } },
  ]
  const layout = JSON.stringify({ contents })
  await kysely
    .insertInto('page')
    .values({ business_id: businessId, id: 'home', title: 'Home', layout })
    .execute()
}

/** Half of them want a slot, a quarter a free time, a quarter none; `name` sets them apart. */
export async function wishesOf(rows: StudioRows, count: number, name: string): Promise<Wish[]> {
  const wishes: Wish[] = []
  for (let index = 0; index < count; index += 1) {
    const own = `${name}-${index}`
    if (index % 4 === 2) wishes.push({ name: own, serviceId: 'gift', id: 'gift' })
    else if (index % 4 === 3)
      wishes.push({ name: own, serviceId: 'full', id: 'full', startTime: startOf(Math.floor(index / 4)) })
    else wishes.push({ name: own, serviceId: 'mini', id: await addSlot(rows) })
  }
  return wishes
}
