import { writeSync } from 'node:fs'
import type { Database } from '../../src/db/open.ts'
import { checkInvariants } from '../invariants.ts'
import { bookSlot } from '../orders.ts'
import { addSlot, addStudio, type StudioRows } from '../studio-fixture.ts'

export type Found = { openMs: number; booked: string[]; broken: string[] }

const bookers = 8
const studioId = 'crashing'
/** At once and whole, so that a line is either read or was never acknowledged. */
const say = (line: string) => writeSync(1, `${line}\n`)

/** Says what was found, then books and says each booking that was acknowledged, until something ends the process. */
export async function bookUntilKilled(
  database: Database,
  openMs: number,
  onBooked: (count: number) => void,
): Promise<void> {
  const studio = await findOrAddStudio(database)
  say(`found ${JSON.stringify({ ...(await find(database)), openMs } satisfies Found)}`)
  await Promise.all(Array.from({ length: bookers }, () => bookForever(studio, onBooked)))
}

let count = 0

async function bookForever(studio: StudioRows, onBooked: (count: number) => void): Promise<never> {
  for (;;) {
    say(`booked ${await bookSlot(studio, await addSlot(studio))}`)
    count += 1
    onBooked(count)
  }
}

async function findOrAddStudio({ kysely }: Database): Promise<StudioRows> {
  const found = await kysely.selectFrom('business').select('id').where('id', '=', studioId).executeTakeFirst()
  return found ? { kysely, businessId: studioId } : addStudio(kysely, studioId)
}

/** Whole bookings only: slot, order, invoice and message. */
async function find({ pool }: Database): Promise<Omit<Found, 'openMs'>> {
  const { rows } = await pool.query(`
    select o.id from orders o
    join slot s on s.business_id = o.business_id and s.order_id = o.id and s.status = 'BOOKED'
    join invoice i on i.business_id = o.business_id and i.order_id = o.id
    join outbox x on x.business_id = o.business_id and x.dedupe_key = 'order.booked:' || o.id
    where o.status = 'BOOKED'`)
  const broken = (await checkInvariants(pool)).filter((invariant) => invariant.rows > 0)
  return { booked: rows.map((row) => String(row['id'])), broken: broken.map(({ name }) => name) }
}
