import type { CampaignCookies } from '@bellows/domain'
import { sql, type Transaction } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { write } from '../../db/write.ts'
import { supersedeSignatures } from '../contracts/supersede.ts'
import { putCustomer } from '../customers/put-customer.ts'
import { paidOf, putInvoices, type NewInvoice } from './put-invoices.ts'

/** Already validated and priced; the invoices sum up to the total. */
export type OrderRequest = {
  /** Ids for what is new; a repeat keeps the first. */
  orderId: string
  customerId: string
  token: string
  /** The version of the hold that was priced; the hold is of a slot, or untimed. */
  holdVersion: number
  /** Null for a booking without time. */
  slotId: string | null
  /** An inquiry's, waitlist entry's or prepared order that is now booked under this token. */
  existingOrderId?: string | undefined
  /** The prepared order whose price the hold has. */
  agreedBy?: string | undefined
  contact: { fullName: string; email: string; phone: string }
  quote: unknown
  totalMinor: number
  currency: string
  invoices: NewInvoice[]
  locale: string
  note: string
  campaign: CampaignCookies | null
}

export type Ordered = { ok: true; orderId: string; termsVersion: number; isNew: boolean }
type OrderRefusal = Refused<'hold_lost' | 'hold_changed' | 'terms_changed' | 'not_found'>
type Answer = Ordered | OrderRefusal

/**
 * The order of a hold: the same token gives the same order, brought up to date as long as it is not confirmed and no
 * provider's payment has begun. What the studio has received stays paid, and the rest is due as the new price has it.
 * A change of what was agreed raises `termsVersion`, which supersedes signatures.
 */
export async function storeOrder(studio: Scope, request: OrderRequest): Promise<Answer> {
  const { kysely, businessId } = studio
  const sum = request.invoices.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (sum !== request.totalMinor) throw new RangeError(`invoices sum up to ${sum}, not ${request.totalMinor}`)
  return write<Answer>(kysely, async (tx, refuse) => {
    await leaveCancelled(tx, businessId, request.token)
    if (!(await adopt(tx, businessId, request))) return refuse(refused('not_found'))
    await lockOrder(tx, businessId, request.token)
    const customerId = await putCustomer({ tx, businessId }, request.contact, request.customerId)
    const ordered = await putOrder(tx, businessId, { ...request, customerId })
    if (!ordered)
      return (await existing(tx, businessId, request)) ?? refuse(await lost(tx, businessId, request))
    const paid = await paidOf({ tx, businessId }, ordered.orderId)
    if (paid.amountMinor > request.totalMinor) return refuse(refused('not_found'))
    await putInvoices({ tx, businessId }, { ...request, orderId: ordered.orderId, paid })
    if (ordered.termsVersion > 1) await supersedeSignatures({ tx, businessId }, ordered.orderId)
    return ordered
  })
}

/** What the studio called off before it was confirmed keeps nobody from booking anew. */
async function leaveCancelled(tx: Transaction<Tables>, businessId: string, token: string) {
  await sql`update orders set hold_token = null, updated_at = now() where business_id = ${businessId}
    and hold_token = ${token} and status = 'CANCELLED' and confirmed_at is null`.execute(tx)
}

/** In a statement of its own, so that what follows sees an attempt to pay that was being written. */
async function lockOrder(tx: Transaction<Tables>, businessId: string, token: string) {
  await sql`select 1 from orders where business_id = ${businessId} and hold_token = ${token} for update`.execute(
    tx,
  )
}

/**
 * Puts an order that was there before under this token, and its row lock first. A draft that the token made for the
 * same hold gives way; an order whose payment was begun under a token, this or that, is not taken from it.
 */
async function adopt(tx: Transaction<Tables>, businessId: string, { existingOrderId, token }: OrderRequest) {
  if (existingOrderId === undefined) return true
  const others = sql`o.business_id = ${businessId} and o.hold_token = ${token} and o.id <> ${existingOrderId}`
  await sql`update orders o set hold_token = null, updated_at = now()
    where ${others} and o.confirmed_at is null and not ${isPaymentStarted}`.execute(tx)
  const { rows } = await sql`
    update orders e set hold_token = ${token},
      updated_at = case when e.hold_token = ${token} then e.updated_at else now() end
    where e.business_id = ${businessId} and e.id = ${existingOrderId} and e.confirmed_at is null
      and e.status is distinct from 'CANCELLED' and not exists (select 1 from orders o where ${others})
      and (e.hold_token is null or e.hold_token = ${token} or not exists (select 1 from payment_attempt p
        where p.business_id = e.business_id and p.order_id = e.id and p.status in ('CREATED', 'SUCCEEDED')))
    returning id`.execute(tx)
  return rows.length > 0
}

const untimed = sql`service_id, null::text as slot_id, null::timestamptz as start_time, null::timestamptz as end_time,
  hold_package_id, hold_addons, hold_has_discount, hold_version from untimed_hold`
const timed = sql`service_id, id as slot_id, start_time, end_time,
  hold_package_id, hold_addons, hold_has_discount, hold_version from slot`

/** The token's live hold at the version that was priced. */
function heldBy(businessId: string, { slotId, token, holdVersion }: OrderRequest) {
  const own = sql`business_id = ${businessId} and hold_token = ${token} and hold_version = ${holdVersion}`
  if (slotId === null) return sql`select ${untimed} where ${own}`
  return sql`select ${timed} where ${own} and id = ${slotId} and status = 'BOOKING' and lockout_end > now()`
}

async function putOrder(tx: Transaction<Tables>, businessId: string, request: OrderRequest) {
  const { orderId, customerId, token, contact, quote, totalMinor, currency, locale, note, campaign } = request
  const { rows } = await sql<Ordered>`
    with held as (${heldBy(businessId, request)})
    insert into orders as o (business_id, id, service_id, customer_id, contact, slot_id, hold_token, hold_version,
      shoot_start, shoot_end, package_id, addons, has_discount, quote, total_minor, currency, locale, note, campaign)
    select ${businessId}, ${orderId}, service_id, ${customerId}, ${JSON.stringify(contact)}::jsonb, slot_id, ${token},
      hold_version, start_time, end_time, hold_package_id, coalesce(hold_addons, '[]'), hold_has_discount,
      ${JSON.stringify(quote)}::jsonb, ${totalMinor}::bigint, ${currency}, ${locale}, ${note},
      ${campaign && JSON.stringify(campaign)}::jsonb
    from held
    on conflict (business_id, hold_token) do update set
      terms_version = o.terms_version + ${isOtherTerms}::int,
      updated_at = case when ${isOther} then now() else o.updated_at end, ${taken}, customer_id = ${ownCustomer},
      campaign = coalesce(excluded.campaign, o.campaign)
    where o.confirmed_at is null and o.status is distinct from 'CANCELLED' and not ${isUnderway}
      and not ${isNotAgreed(request)}
    returning true as ok, o.id as "orderId", o.terms_version as "termsVersion", o.id = ${orderId} as "isNew"`.execute(
    tx,
  )
  return rows[0]
}

const isOtherTerms = sql`((o.service_id, o.shoot_start, o.package_id, o.addons, o.total_minor) is distinct from
  (excluded.service_id, excluded.shoot_start, excluded.package_id, excluded.addons, excluded.total_minor))`

/** The owner has named a price for order `o`, and another would take its place. */
const isNotAgreed = ({ agreedBy }: OrderRequest) => sql`(o.origin = 'OWNER' and jsonb_exists(o.quote, 'total')
  and o.id is distinct from ${agreedBy ?? null}
  and (o.package_id is not null or not exists (select 1 from package k
    where k.business_id = o.business_id and k.service_id = o.service_id and k.is_offered))
  and (o.package_id, o.addons, o.total_minor) is distinct from
    (excluded.package_id, excluded.addons, excluded.total_minor))`

const takenColumns = [
  ['service_id', 'contact', 'slot_id', 'hold_version', 'shoot_start', 'shoot_end', 'package_id'],
  ['addons', 'has_discount', 'quote', 'total_minor', 'currency', 'locale', 'note'],
].flat()

const taken = sql.raw(takenColumns.map((column) => `${column} = excluded.${column}`).join(', '))

/** A guest of the waitlist keeps the place under the address it was taken with until it is booked. */
const ownCustomer = sql`case when o.status = 'WAITLIST' then o.customer_id else excluded.customer_id end`

const namesUnder = (alias: string) => takenColumns.map((column) => `${alias}.${column}`).join(', ')
const isOther = sql.raw(`((${namesUnder('o')}) is distinct from (${namesUnder('excluded')}))`)

/** A payment was begun at a provider's, or made there. */
const isUnderway = sql`(
  exists (select 1 from invoice i where i.business_id = o.business_id and i.order_id = o.id
    and i.payment_status = 'PAID' and i.method is distinct from 'OUTSIDE')
  or exists (select 1 from payment_attempt p where p.business_id = o.business_id and p.order_id = o.id
    and p.status in ('CREATED', 'SUCCEEDED')))`

/** Or the studio has received one. */
const isPaymentStarted = sql`(${isUnderway} or exists (select 1 from invoice i
  where i.business_id = o.business_id and i.order_id = o.id and i.payment_status = 'PAID'))`

/**
 * An order that is confirmed, or paid at a provider, keeps what was agreed; a slot that was lost and taken again for it
 * is put under it.
 */
async function existing(tx: Transaction<Tables>, businessId: string, request: OrderRequest) {
  await sql`
    with held as (${heldBy(businessId, request)})
    update orders o set slot_id = held.slot_id, hold_version = held.hold_version, shoot_start = held.start_time,
      shoot_end = held.end_time, updated_at = now() from held
    where o.business_id = ${businessId} and o.hold_token = ${request.token} and o.confirmed_at is null
      and (o.shoot_start is null or o.shoot_start = held.start_time) and (o.service_id, o.package_id, o.addons)
        is not distinct from (held.service_id, held.hold_package_id, coalesce(held.hold_addons, '[]'))`.execute(
    tx,
  )
  const { rows } = await sql<Ordered>`
    select true as ok, id as "orderId", terms_version as "termsVersion", false as "isNew" from orders o
    where o.business_id = ${businessId} and o.hold_token = ${request.token}
      and (o.confirmed_at is not null or ${isUnderway})`.execute(tx)
  return rows[0]
}

/**
 * Told apart so that a choice made in another tab is priced again, and a lost slot is chosen again; what is held as it
 * was priced is not what the owner has agreed.
 */
async function lost(tx: Transaction<Tables>, businessId: string, request: OrderRequest) {
  const { slotId, token, holdVersion } = request
  const own = sql`business_id = ${businessId} and hold_token = ${token}`
  const held =
    slotId === null
      ? sql<{ version: number }>`select hold_version as version from untimed_hold where ${own}`
      : sql<{ version: number }>`select hold_version as version from slot where ${own} and id = ${slotId}
          and status = 'BOOKING' and lockout_end > now()`
  const [live] = (await held.execute(tx)).rows
  if (!live) return refused('hold_lost')
  return refused(live.version === holdVersion ? 'terms_changed' : 'hold_changed')
}
