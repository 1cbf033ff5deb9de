import { termsIn, toMinor, type Customer } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { inFewTries } from '../../base/in-few-tries.ts'
import { newId } from '../../base/new-id.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { closeElsewhere, closeOutdated } from '../../payments/close-attempt.ts'
import { tillOf } from '../../payments/till.ts'
import { holdExpired, notYourHold, orderClosed, termsChanged } from '../../store/holds/booking-refusals.ts'
import { countLetters } from '../../store/limits/count-letters.ts'
import { contactOf } from '../../store/orders/contact.ts'
import { findOrderOfToken, type ExistingOrder } from '../../store/orders/find-order.ts'
import { orderInvoices } from '../../store/orders/order-invoices.ts'
import { storeOrder } from '../../store/orders/store-order.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import { soldPackage } from '../../store/services/sold-package.ts'
import { countedCampaign } from '../../store/studio/counted-campaign.ts'
import { preparedOrder } from './existing-order.ts'
import { readHeldBooking, type HeldBooking } from './held-booking.ts'
import { requireCustomer } from './require-customer.ts'

/** What is ordered; `existing` is the order that was there before, with a customer of its own. */
export interface Wish {
  serviceId: string
  slotId: string | null
  customer?: unknown
  existing?: ExistingOrder | undefined
}

interface Placing extends Wish {
  contact: Customer
  token: string
}

/** A price that was agreed is the prepared order's alone, whether it is named or not. @throws Refusal 409 */
async function ownOf(
  { agreedBy }: HeldBooking,
  { existing, serviceId }: Placing,
  scope: Scope,
): Promise<ExistingOrder | undefined> {
  if (agreedBy === undefined || agreedBy === existing?.id) return existing
  if (existing) throw orderClosed()
  const prepared = await preparedOrder(scope, agreedBy, serviceId)
  requireBookable(prepared)
  return prepared
}

const refusals = { not_found: orderClosed, hold_lost: holdExpired, terms_changed: termsChanged } as const

/** One try at the price of one version of the hold; `undefined` if the hold was changed meanwhile. */
async function tryOrder(placing: Placing, call: Call): Promise<string | undefined> {
  const { token, contact, slotId } = placing
  const { studio } = call
  const scope = scopeOf(call)
  const [held, { service, business }] = await Promise.all([
    readHeldBooking(call, placing),
    bookingGround(scope, placing.serviceId),
  ])
  const existing = await ownOf(held, placing, scope)
  // Only whoever holds a time for it may give up what another device began to pay.
  if (existing) await closeElsewhere(tillOf(call), existing.id, token)
  const { quote, packageId, holdVersion, agreedBy } = held
  const offer = await soldPackage(scope, service, packageId)
  const currencies = { offered: business.paymentSetup.currency, agreed: quote.currency }
  const chosen = offer && termsIn(offer, currencies)
  const answer = await storeOrder(scope, {
    orderId: newId(),
    customerId: newId(),
    token,
    holdVersion,
    slotId,
    existingOrderId: existing?.id,
    agreedBy,
    contact,
    quote,
    totalMinor: toMinor(quote.total, quote.currency),
    currency: quote.currency,
    invoices: orderInvoices({ ...held, chosen, timeZone: studio.timeZone }),
    locale: studio.language,
    note: '',
    campaign: countedCampaign(business, call),
  })
  if (answer.ok) return answer.orderId
  if (answer.reason === 'hold_changed') return undefined
  throw refusals[answer.reason]()
}

/** Who books: as the form says now, else as an order knows that was there before. @throws Refusal 400 */
const booker = ({ customer, existing }: Wish, before: { contact: unknown } | undefined): Customer =>
  requireCustomer(customer ?? existing?.contact ?? before?.contact ?? {})

/** @throws Refusal 409 for an order that is booked or cancelled already */
function requireBookable(existing: ExistingOrder | undefined): void {
  if (existing && (existing.confirmedAt || existing.status === 'CANCELLED')) throw orderClosed()
}

/** The id of the order of the caller's hold. @throws Refusal as the visitor is told it */
export async function placeOrder(wish: Wish, call: Call): Promise<string> {
  const { holdToken: token } = call
  if (token === undefined) throw notYourHold()
  await closeOutdated(tillOf(call), token)
  const before = await findOrderOfToken(scopeOf(call), token)
  // What was asked once and is settled: a lost answer is simply given again.
  if (before?.confirmedAt) return before.id
  const contact = booker(wish, before)
  requireBookable(wish.existing)
  const isAskedAgain = before && contactOf(before.contact).email === contact.email
  if (!isAskedAgain) await countLetters('booking', contact.email, call)
  const orderId = await inFewTries(() => tryOrder({ ...wish, contact, token }, call))
  if (orderId === undefined) throw holdExpired()
  return orderId
}
