import { sql, type RawBuilder } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { Scope, TxScope } from '../../base/scope.ts'
import { isFault } from '../../db/pool.ts'
import { write } from '../../db/write.ts'
import { MONEY_COMING_DAYS } from '../invoices/money-coming.ts'
import type { Attempt, ProviderEvent, ProviderName } from './attempt.ts'

export interface AttemptRow extends Attempt {
  method: ProviderName
  status: 'CREATED' | 'SUCCEEDED' | 'FAILED' | 'ABANDONED'
  /** Where its page at the provider leads back to. */
  returnUrl: string | null
  ageSeconds: number
  /** The visitor is done at the provider's; only the money is missing. */
  isOnItsWay: boolean
}

const columns = sql<AttemptRow>`p.id, p.provider_ref as ref, p.order_id as "orderId", p.invoice_id as "invoiceId",
  p.amount_minor as "amountMinor", p.currency, p.created_at as "createdAt", p.method, p.status,
  p.return_url as "returnUrl", p.is_on_its_way as "isOnItsWay",
  p.status = 'CREATED' and exists (select 1 from invoice i
    where i.business_id = p.business_id and i.id = p.invoice_id and i.payment_status = 'PENDING') as "isOwed",
  extract(epoch from now() - p.created_at)::float8 as "ageSeconds"`

/** Attempts `p` of a studio, the oldest first. */
async function attemptsWhere(
  { kysely, businessId }: Scope,
  which: RawBuilder<unknown>,
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select ${columns} from payment_attempt p where p.business_id = ${businessId} and ${which}
    order by p.created_at`.execute(kysely)
  return rows
}

const readOne = async (scope: Scope, which: RawBuilder<unknown>) => (await attemptsWhere(scope, which)).at(0)

/** A slot that was made for a chosen start is gone once it is let go: the order knows its start alone then. */
const isOtherTime = sql`(s.id <> o.slot_id or o.slot_id is null and s.start_time <> o.shoot_start)`

/** The unconfirmed order's hold is not what it was when the order was made. */
const isOutdated = (token: string) => sql`exists (
  select 1 from orders o
  left join slot s on s.business_id = o.business_id and s.hold_token = o.hold_token and s.status = 'BOOKING'
  left join untimed_hold u on u.business_id = o.business_id and u.hold_token = o.hold_token
  where o.business_id = p.business_id and o.id = p.order_id and o.hold_token = ${token} and o.confirmed_at is null
    and o.status is distinct from 'CANCELLED' and (coalesce(s.hold_version, u.hold_version) <> o.hold_version or ${isOtherTime}))`

/** Open attempts to pay what the token's visitor has chosen otherwise since. */
export const outdatedAttempts = (scope: Scope, token: string): Promise<AttemptRow[]> =>
  attemptsWhere(scope, sql`p.status = 'CREATED' and ${isOutdated(token)}`)

/** Open attempts to pay an unconfirmed order by another visitor's hold than the token's. */
export const attemptsOfOthers = (scope: Scope, orderId: string, token: string): Promise<AttemptRow[]> =>
  attemptsWhere(
    scope,
    sql`p.order_id = ${orderId} and p.status = 'CREATED' and exists (select 1 from orders o
      where o.business_id = p.business_id and o.id = p.order_id and o.confirmed_at is null
        and o.hold_token <> ${token})`,
  )

/** At most one attempt of an invoice is open. */
export const openAttempt = (scope: Scope, invoiceId: string) =>
  readOne(scope, sql`p.invoice_id = ${invoiceId} and p.status = 'CREATED'`)

/** Of any invoice of the order. */
export const openAttempts = (scope: Scope, orderId: string): Promise<AttemptRow[]> =>
  attemptsWhere(scope, sql`p.order_id = ${orderId} and p.status = 'CREATED'`)

/** The newest of any invoice of the order, whatever became of it. */
export const lastAttempt = async (scope: Scope, orderId: string): Promise<AttemptRow | undefined> =>
  (await attemptsWhere(scope, sql`p.order_id = ${orderId}`)).at(-1)

/** The attempt a notice is about, whatever became of it. */
export function attemptOf(scope: Scope, method: ProviderName, event: ProviderEvent) {
  const [ref, money, id] = [event.ref ?? null, event.settlementRef ?? null, event.attemptId ?? null]
  const isNamed = sql`(p.provider_ref = ${ref}
    or p.id = ${id} and (${ref}::text is null or p.provider_ref is null or p.provider_ref = ${ref}))`
  const hasSettled = sql`(p.status = 'SUCCEEDED' and exists (select 1 from invoice i
    where i.business_id = p.business_id and i.id = p.invoice_id and i.method = p.method
      and i.provider_ref = ${money}))`
  return readOne(scope, sql`p.method = ${method} and (${isNamed} or ${hasSettled})`)
}

/** Written before the provider is called; `undefined` when the invoice is not open, or is being paid already. */
export async function createAttempt(
  { kysely, businessId }: Scope,
  { invoiceId, method, returnUrl }: { invoiceId: string; method: ProviderName; returnUrl: string },
): Promise<AttemptRow | undefined> {
  const run = () =>
    write(kysely, async (tx) => {
      await sql`select 1 from orders o join invoice i on i.business_id = o.business_id and i.order_id = o.id
        where o.business_id = ${businessId} and i.id = ${invoiceId} for update of o`.execute(tx)
      const { rows } = await sql<AttemptRow>`
        insert into payment_attempt as p (business_id, id, order_id, invoice_id, method, return_url, amount_minor,
          currency)
        select business_id, ${newId()}, order_id, id, ${method}, ${returnUrl}, amount_minor, currency from invoice
        where business_id = ${businessId} and id = ${invoiceId} and payment_status = 'PENDING' and amount_minor > 0
        returning ${columns}`.execute(tx)
      return rows[0]
    })
  try {
    return await run()
  } catch (cause) {
    if (isFault(cause, '23505', 'payment_attempt_open')) return undefined
    throw cause
  }
}

interface OpenWord {
  /** The provider's name of it. */
  ref: string
  /** The visitor is done there; only the money is missing. */
  isOnItsWay: boolean
}

/** What the provider says of an open attempt. */
export async function keepOpen(
  { kysely, businessId }: Scope,
  id: string,
  { ref, isOnItsWay }: OpenWord,
): Promise<void> {
  await write(kysely, (tx) =>
    sql`update payment_attempt set provider_ref = coalesce(provider_ref, ${ref}), is_on_its_way = ${isOnItsWay},
        updated_at = now()
      where business_id = ${businessId} and id = ${id} and status = 'CREATED'
        and (provider_ref is null or is_on_its_way <> ${isOnItsWay})`.execute(tx),
  )
}

/** Closes an open attempt by which nothing was taken. */
export async function endAttempt(
  { kysely, businessId }: Scope,
  id: string,
  status: 'FAILED' | 'ABANDONED',
): Promise<void> {
  await write(kysely, (tx) =>
    sql`update payment_attempt set status = ${status}, updated_at = now()
      where business_id = ${businessId} and id = ${id} and status = 'CREATED'`.execute(tx),
  )
}

/** Whatever became of it before, its payment was made. */
export async function succeedAttempt({ tx, businessId }: TxScope, id: string, ref: string): Promise<void> {
  await sql`update payment_attempt set status = 'SUCCEEDED', provider_ref = ${ref}, updated_at = now()
    where business_id = ${businessId} and id = ${id}`.execute(tx)
}

/** What became of one meanwhile. */
export const readAttempt = (scope: Scope, id: string) => readOne(scope, sql`p.id = ${id}`)

/** Days for which a provider is asked about any other attempt. */
const ASKED_DAYS = 3

/** Open attempts of all studios to be asked about, the longest waiting first. */
export async function waitingAttempts(kysely: Scope['kysely'], most: number) {
  return write(kysely, async (tx) => {
    const { rows } = await sql<{ businessId: string; id: string }>`
    with waiting as (
      select business_id, id from payment_attempt
      where status = 'CREATED' and created_at < now() - interval '2 minutes'
        and created_at > now() - make_interval(days =>
          case when is_on_its_way then ${MONEY_COMING_DAYS}::integer else ${ASKED_DAYS}::integer end)
      order by updated_at limit ${most} for update skip locked
    )
    update payment_attempt a set updated_at = now() from waiting w
    where a.business_id = w.business_id and a.id = w.id returning a.business_id as "businessId", a.id`.execute(
      tx,
    )
    return rows
  })
}
