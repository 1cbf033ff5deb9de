import {
  autoSelectedPackage,
  chosenPackage,
  parseAmount,
  pendingPath,
  type Customer,
  type Service,
} from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { newId } from '../../base/new-id.ts'
import { badRequest, notFound, toPrograms } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { slotTaken } from '../../store/holds/booking-refusals.ts'
import { frozenQuote } from '../../store/holds/frozen-price.ts'
import { readSlot, type SlotNow } from '../../store/holds/read-slot.ts'
import { orderInvoices } from '../../store/orders/order-invoices.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { putPreparedOrder, type PreparedOrder } from '../../store/orders/put-prepared-order.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import { slotNowWire } from '../booking/booking-state.ts'
import { pricedChoice, type Pricing } from '../booking/choice.ts'
import type { Handler, InputOf } from '../handler.ts'
import { requireClient } from '../orders/require-customer.ts'
import { orderLink } from './get-reschedule-link.ts'

type Input = InputOf<'prepareOrder'>

const needsPackage = () =>
  badRequest(toPrograms('Name the package'), [
    { path: 'packageId', message: 'This service has several packages' },
  ])

const noPrice = (currency: string) =>
  badRequest(toPrograms('The price is none'), [
    { path: 'price', message: `Name an amount in ${currency}, 0 or more, with no more digits than it has` },
  ])

/** The price in place of the package's own, under its name. @throws Refusal 400 for one that is no amount */
function namedIn({ packageId, price }: Input, { packages, name }: Service, currency: string) {
  if (price === undefined) return undefined
  const fee = parseAmount(price, currency)
  if (fee === undefined || fee < 0) throw noPrice(currency)
  return { label: packages.find(({ id }) => id === packageId)?.name ?? name, fee: price }
}

/** @throws Refusal 404 for a slot that is not this service's */
async function slotOf(scope: Scope, { slotId, serviceId }: Input): Promise<SlotNow | null> {
  if (slotId === undefined) return null
  const slot = await readSlot(scope, slotId)
  if (!slot?.serviceDateId || slot.serviceId !== serviceId) throw notFound()
  return slot
}

const nothingBefore = { before: { packageId: null, addons: [] }, placeOf: null }

async function priced(input: Input, contact: Customer, call: Call): Promise<PreparedOrder> {
  const scope = scopeOf(call)
  const [{ service, business }, slot, now] = await Promise.all([
    bookingGround(scope, input.serviceId),
    slotOf(scope, input),
    serverNow(scope),
  ])
  const shown = slot && slotNowWire(slot, business.paymentSetup.currency)
  const pricing: Pricing = { service, business, slot: shown, now: now.getTime(), ...nothingBefore }
  const packageId = input.packageId ?? autoSelectedPackage(service)
  const named = namedIn(
    { ...input, ...(packageId && { packageId }) },
    service,
    business.paymentSetup.currency,
  )
  // The discount that runs now is in the agreed price; it holds no place, so that it can't be lost again.
  const choice = pricedChoice(pricing, { packageId, addons: input.addons ?? [], named })
  const quote = choice && frozenQuote(choice.price)
  if (!quote) throw needsPackage()
  const shootStart = slot && slot.startTime.getTime()
  const chosen = chosenPackage(service, packageId)
  const invoices = orderInvoices({
    quote,
    chosen,
    shootStart,
    now: now.getTime(),
    timeZone: business.timeZone,
  })
  const { language: locale } = call.studio
  return { id: newId(), serviceId: service.id, packageId, choice, slot, contact, quote, invoices, locale }
}

/** The order stands without a status until the client confirms it; a named slot is kept for its link. */
export const prepareOrder: Handler<'prepareOrder'> = async (input, call) => {
  const scope = scopeOf(call)
  const contact = requireClient(input.customer)
  const order = await priced(input, contact, call)
  const isKept = await write(scope.kysely, async (tx, refuse) =>
    (await putPreparedOrder({ tx, businessId: scope.businessId }, order)) ? true : refuse(false),
  )
  if (!isKept && order.slot) throw slotTaken(order.slot.startTime, call.studio)
  return { order: await readOwnersOrder(scope, order.id), url: await orderLink(scope, pendingPath(order.id)) }
}
