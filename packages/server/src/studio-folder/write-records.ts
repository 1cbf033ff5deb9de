import { sql } from 'kysely'
import type { Tx } from '../db/put-rows.ts'
import { lateReference, recordTables, studioSecrets } from './record-tables.ts'

const AT_ONCE = 500

/** What happened at a studio, as it was exported: by table, a JSON row on each line. */
export type Records = ReadonlyMap<string, readonly string[]>

async function hasHistory(tx: Tx, businessId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where business_id = ${businessId}
    union all select 1 from service_date where business_id = ${businessId} limit 1`.execute(tx)
  return rows.length > 0
}

interface Lines {
  businessId: string
  lines: string[]
}

const linesOf = ({ lines }: Lines) => sql`jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line`

/** The columns of a table that its lines name: an export of an earlier version knows fewer. */
async function namedColumns(tx: Tx, table: string, records: Lines): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and (column_name = 'business_id' or exists (select 1 from ${linesOf(records)} where jsonb_exists(line, column_name)))
    order by ordinal_position`.execute(tx)
  return rows.map(({ name }) => name)
}

const columns = (names: string[]) => sql.join(names.map((name) => sql.ref(name)))

/** The rows go in as text, so that no number or instant loses a digit on the way. */
async function insertRows(tx: Tx, table: string, records: Lines) {
  const own = JSON.stringify({
    business_id: records.businessId,
    ...(table === lateReference.table && { [lateReference.column]: null }),
  })
  const names = await namedColumns(tx, table, records)
  await sql`insert into ${sql.table(table)} (${columns(names)})
    select ${columns(names.map((name) => `row.${name}`))} from ${linesOf(records)}
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, line || ${own}::jsonb) row`.execute(
    tx,
  )
}

async function referToSlots(tx: Tx, records: Lines) {
  await sql`update orders o set slot_id = line ->> 'slot_id'
    from ${linesOf(records)}
    where o.business_id = ${records.businessId} and o.id = line ->> 'id' and line ->> 'slot_id' is not null`.execute(
    tx,
  )
}

const knows = (column: string, [line]: readonly string[]) =>
  line === undefined || Object.hasOwn(JSON.parse(line), column)

/** What was booked at its discount took a place of it, but for what was paid late or taken again without. */
async function takePlaces(tx: Tx, businessId: string): Promise<void> {
  await sql`update orders o set has_discount_place = true
    where o.business_id = ${businessId} and o.has_discount and o.confirmed_at is not null and o.status <> 'CANCELLED'
      and not exists (select 1 from outbox x where x.business_id = o.business_id
        and x.dedupe_key = 'order.paid_without_slot:' || o.id)
      and not exists (select 1 from slot s where s.business_id = o.business_id and s.order_id = o.id
        and s.hold_package_id is not null and not s.hold_has_discount)`.execute(tx)
}

/** A booked order asks for what its service does, as it is told when it is put in, and for what was signed of it. */
async function keepSigned(tx: Tx, businessId: string): Promise<void> {
  await sql`update orders o set contract_ids = o.contract_ids || signed.ids from (
      select c.order_id, jsonb_agg(c.template_id order by c.position, c.template_id) as ids from (
        select order_id, template_id, min(position) as position from order_contract
        where business_id = ${businessId} group by order_id, template_id) c
        join orders k on k.business_id = ${businessId} and k.id = c.order_id
          and not jsonb_exists(k.contract_ids, c.template_id)
      group by c.order_id) signed
    where o.business_id = ${businessId} and o.id = signed.order_id`.execute(tx)
}

/** Who books a prepared order is asked where its owner did not know it all. */
async function askCustomers(tx: Tx, businessId: string): Promise<void> {
  await sql`update orders set asks_customer = true
    where business_id = ${businessId} and origin = 'OWNER' and confirmed_at is null
      and '' in (coalesce(contact->>'fullName', ''), coalesce(contact->>'email', ''), coalesce(contact->>'phone', ''))
  `.execute(tx)
}

/** What an export of an earlier version does not say of its orders, and follows from what it says. */
async function fillIn(tx: Tx, businessId: string, orders: readonly string[]): Promise<void> {
  if (!knows('has_discount_place', orders)) await takePlaces(tx, businessId)
  if (!knows('contract_ids', orders)) await keepSigned(tx, businessId)
  if (!knows('asks_customer', orders)) await askCustomers(tx, businessId)
}

/** Its calendar keeps its address, and a token that was revoked stays so; a copy beside the studio has its own. */
async function keepSecrets(tx: Tx, records: Lines) {
  await sql`
    update business b set owner_token_version = greatest(b.owner_token_version, (line ->> 'owner_token_version')::integer),
      calendar_token = case when exists (select 1 from business o where o.calendar_token = line ->> 'calendar_token')
        then b.calendar_token else coalesce(line ->> 'calendar_token', b.calendar_token) end
    from ${linesOf(records)} where b.id = ${records.businessId}`.execute(tx)
}

function* batches(lines: readonly string[]): Generator<string[]> {
  for (let from = 0; from < lines.length; from += AT_ONCE) yield lines.slice(from, from + AT_ONCE)
}

/** Puts them into a studio that has neither orders nor dates; another's are left alone. */
export async function writeRecords(tx: Tx, businessId: string, records: Records): Promise<void> {
  if (records.size === 0 || (await hasHistory(tx, businessId))) return
  for (const table of await recordTables(tx)) {
    for (const lines of batches(records.get(table) ?? [])) await insertRows(tx, table, { businessId, lines })
  }
  const orders = records.get(lateReference.table) ?? []
  for (const lines of batches(orders)) await referToSlots(tx, { businessId, lines })
  await keepSecrets(tx, { businessId, lines: [...(records.get(studioSecrets) ?? [])] })
  await fillIn(tx, businessId, orders)
}
