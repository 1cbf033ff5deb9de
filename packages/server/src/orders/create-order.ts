import type { createOrder, ParsedInputOf } from '@bellows/api'
import { toMinor, type Customer, type Order } from '@bellows/domain'
import { bookingGround } from '../booking-calls/booking-facts.ts'
import { packageOf } from '../booking-calls/choice.ts'
import { holdExpired, notYourHold } from '../booking-calls/refusals.ts'
import { Bookings } from '../bookings/bookings.ts'
import type { Call } from '../http/call.ts'
import type { Handler } from '../http/route.ts'
import { newId } from '../new-id.ts'
import { closeOutdated } from '../payments/close-attempt.ts'
import { tillOf } from '../payments/till.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { readHeldBooking } from './held-booking.ts'
import { readOrderFacts } from './order-facts.ts'
import { orderInvoices } from './order-invoices.ts'
import { orderWire } from './order-wire.ts'
import { requireCustomer } from './require-customer.ts'

type Input = ParsedInputOf<typeof createOrder>

const ATTEMPTS = 3

/** What was asked once under this token and is settled: a lost answer is simply given again. */
async function confirmedOrderOf({ kysely, businessId }: Scope, token: string): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('orders')
    .where('business_id', '=', businessId)
    .where('hold_token', '=', token)
    .where('confirmed_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** One try at the price of one version of the hold; `undefined` if the hold was changed meanwhile. */
async function tryOrder(input: Input, contact: Customer, call: Call & { holdToken: string }) {
  const { studio, holdToken: token } = call
  const scope = scopeOf(call)
  const [held, { service }] = await Promise.all([
    readHeldBooking(call, input),
    bookingGround(scope, input.serviceId),
  ])
  const { quote, packageId, holdVersion } = held
  const chosen = packageOf(service, packageId)
  const answer = await new Bookings(scope.kysely, scope.businessId).createOrder({
    orderId: newId(),
    customerId: newId(),
    token,
    holdVersion,
    slotId: input.slotId,
    contact,
    quote,
    totalMinor: toMinor(quote.total, quote.currency),
    currency: quote.currency,
    invoices: orderInvoices({ ...held, chosen, timeZone: studio.timeZone }),
    locale: studio.language,
    note: '',
    campaign: null,
  })
  if (answer.ok) return answer.orderId
  if (answer.reason === 'hold_changed') return undefined
  throw holdExpired()
}

async function orderOf(input: Input, call: Call): Promise<string> {
  const { holdToken } = call
  if (holdToken === undefined) throw notYourHold()
  const contact = requireCustomer(input.customer)
  await closeOutdated(tillOf(call), holdToken)
  const settled = await confirmedOrderOf(scopeOf(call), holdToken)
  if (settled !== undefined) return settled
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const orderId = await tryOrder(input, contact, { ...call, holdToken })
    if (orderId !== undefined) return orderId
  }
  throw holdExpired()
}

/** The same token gives the same order, brought up to date as long as nothing is paid or confirmed. */
export const answerNewOrder: Handler<typeof createOrder> = async (input, call): Promise<Order> =>
  orderWire(await readOrderFacts(scopeOf(call), await orderOf(input, call)))
