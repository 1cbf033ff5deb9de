import { DAY, HOLD_MINUTES, MINUTE } from '@bellows/domain'
import { sql } from 'kysely'
import { newHoldToken, newId } from '../base/new-id.ts'
import { isFault } from '../db/pool.ts'
import { json, putRows, type Tx } from '../db/put-rows.ts'
import { putReachable } from '../store/customers/put-customer.ts'
import { checkPeople } from './check-people.ts'
import { findSlot, type WantedSlot } from './find-slot.ts'
import { FolderFault } from './folder-fault.ts'
import type { PeopleFile } from './folder-schemas.ts'
import type { Entry, Ground, StudioFolder } from './studio-folder.ts'
import { writeOrder } from './write-order.ts'

const RESERVED_DAYS = 30

async function hasPeople(tx: Tx, businessId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from orders where business_id = ${businessId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Keeps a time for whoever has the token, at the longest until it begins. */
async function keepSlot(
  tx: Tx,
  ground: Entry,
  { slot, until, token }: { slot: WantedSlot; until: string; token: string },
): Promise<void> {
  const found = await findSlot(tx, ground, slot)
  await sql`update slot set offer_token = ${token}, offer_until = least(${until}::timestamptz, start_time)
    where business_id = ${ground.businessId} and id = ${found.id}`.execute(tx)
}

async function writeHold(tx: Tx, ground: Entry, held: PeopleFile['holds'][number]): Promise<void> {
  const found = await findSlot(tx, ground, held.slot)
  const heldAt = new Date(Date.parse(held.lockoutEnd) - HOLD_MINUTES * MINUTE)
  await sql`update slot s set status = 'BOOKING', hold_token = ${held.token ?? newHoldToken()}, held_at = ${heldAt},
    lockout_end = ${held.lockoutEnd}, hold_version = 1, service_updated_at = v.updated_at
    from service v where s.business_id = ${ground.businessId} and s.id = ${found.id}
      and v.business_id = s.business_id and v.id = s.service_id`.execute(tx)
}

type Lead = Pick<PeopleFile['waitlist'][number], 'customer' | 'createdDate'>

async function writeLead(
  tx: Tx,
  ground: Entry,
  lead: Lead & { status: 'INQUIRY' | 'WAITLIST'; serviceId: string | null },
): Promise<string> {
  const id = newId()
  const row = {
    business_id: ground.businessId,
    id,
    origin: lead.status,
    status: lead.status,
    service_id: lead.serviceId,
    customer_id: await putReachable({ tx, businessId: ground.businessId }, lead.customer),
    contact: json(lead.customer),
    currency: ground.currency,
    locale: ground.folder.studio.language,
    created_at: lead.createdDate ?? sql`now()`,
  }
  await putRows(tx, { table: 'orders', key: ['business_id', 'id'], rows: [row] })
  return id
}

/** Answers are kept with their questions, as they were asked. */
function storedAnswers({ folder, place }: Entry, inquiry: PeopleFile['inquiries'][number]) {
  const service = folder.services.find(({ id }) => id === inquiry.service)
  const questions = [...folder.inquiry.questions, ...(service?.inquiryTemplate.questions ?? [])]
  return inquiry.answers.map(({ id, contents }) => {
    const question = questions.find((asked) => asked.id === id)
    if (!question) throw new FolderFault('people.json', place, `there is no question "${id}"`)
    return { id, title: question.title, type: question.type, contents }
  })
}

async function writeInquiry(tx: Tx, ground: Entry, inquiry: PeopleFile['inquiries'][number]): Promise<void> {
  const orderId = await writeLead(tx, ground, { ...inquiry, status: 'INQUIRY', serviceId: inquiry.service })
  const row = {
    business_id: ground.businessId,
    id: inquiry.id ?? newId(),
    order_id: orderId,
    service_id: inquiry.service,
    contact: json(inquiry.customer),
    answers: json(storedAnswers(ground, inquiry)),
    body_sha256: '',
    locale: ground.folder.studio.language,
    created_at: inquiry.createdDate ?? sql`now()`,
  }
  await putRows(tx, { table: 'inquiry', key: ['business_id', 'id'], rows: [row] })
}

async function writeWaiting(tx: Tx, ground: Entry, waiting: PeopleFile['waitlist'][number]): Promise<void> {
  const orderId = await writeLead(tx, ground, { ...waiting, status: 'WAITLIST', serviceId: waiting.service })
  if (!waiting.offer) return
  const { until, token = newHoldToken() } = waiting.offer
  const slot = { ...waiting.offer.slot, service: waiting.service }
  await keepSlot(tx, ground, { slot, until, token })
  const { id } = await findSlot(tx, ground, slot)
  const { businessId } = ground
  await sql`update slot set offer_order_id = ${orderId}
    where business_id = ${businessId} and id = ${id}`.execute(tx)
  await sql`insert into waitlist_offer (business_id, slot_id, order_id, until)
    values (${businessId}, ${id}, ${orderId}, greatest(${until}::timestamptz, now() + interval '1 minute'))`.execute(
    tx,
  )
}

/** What only the database knows: what else is in the calendar, and who holds a time. */
const clashes = [
  { code: '23P01', constraint: 'calendar_no_overlap', words: 'its time overlaps what is in the calendar' },
  { code: '23514', constraint: 'calendar_entry_order', words: 'nothing says how long its shoot takes' },
  { code: '23514', constraint: 'slot_state', words: 'a visitor holds its time' },
] as const

/** Writes one kind of the folder's people. @throws FolderFault with the place of the one that does not fit */
async function writeEach<Kind extends keyof PeopleFile>(
  ground: Ground,
  kind: Kind,
  writeOne: (one: PeopleFile[Kind][number], entry: Entry) => Promise<void>,
): Promise<void> {
  for (const [index, one] of ground.folder.people[kind].entries()) {
    const place = [kind, index]
    try {
      await writeOne(one, { ...ground, place })
    } catch (cause) {
      const clash = clashes.find(({ code, constraint }) => isFault(cause, code, constraint))
      throw clash ? new FolderFault('people.json', place, clash.words) : cause
    }
  }
}

/**
 * Judges people and seeds a studio that has no orders yet; where people are there already, neither.
 * @throws FolderFault
 */
export async function writePeople(tx: Tx, folder: StudioFolder, now: number): Promise<void> {
  const { studio } = folder
  if (await hasPeople(tx, studio.id)) return
  checkPeople(folder)
  const ground: Ground = { businessId: studio.id, currency: studio.paymentSetup.currency, folder, now }
  await writeEach(ground, 'orders', (order, entry) => writeOrder(tx, entry, order))
  await writeEach(ground, 'inquiries', (inquiry, entry) => writeInquiry(tx, entry, inquiry))
  await writeEach(ground, 'waitlist', (waiting, entry) => writeWaiting(tx, entry, waiting))
  await writeEach(ground, 'holds', (held, entry) => writeHold(tx, entry, held))
  const last = new Date(now + RESERVED_DAYS * DAY).toISOString()
  await writeEach(ground, 'reserved', ({ slot, until = last, token = newHoldToken() }, entry) =>
    keepSlot(tx, entry, { slot, until, token }),
  )
}
