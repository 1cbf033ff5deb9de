import type { Answer, Invoice, Slot } from '@bellows/domain'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { chosenAddons } from '../holds/frozen-price.ts'
import { bookingGround, type BookingGround } from '../services/booking-ground.ts'
import { readLaterShoots, type LaterShoot } from './later-shoots.ts'
import { readAnswers, readInvoices, readOrderSlot, readSigned, type Signed } from './order-parts.ts'
import { readOrderRow, type OrderRow } from './order-row.ts'

/** An order with everything that its page and its next step depend on. */
export interface OrderFacts extends BookingGround {
  order: OrderRow
  invoices: Invoice[]
  signed: Signed[]
  answers: Answer[]
  slot: Slot | null
  laterShoots: LaterShoot[]
}

/** @throws Refusal 404 for an order that is missing, another studio's, or of no service yet */
export async function readOrderFacts(scope: Scope, id: string): Promise<OrderFacts> {
  const order = await readOrderRow(scope, id)
  if (!order?.serviceId) throw notFound()
  const [ground, invoices, signed, answers, slot, laterShoots] = await Promise.all([
    bookingGround(scope, order.serviceId, { ...order, addons: chosenAddons(order.addons) }),
    readInvoices(scope, id),
    readSigned(scope, order),
    readAnswers(scope, id),
    order.slotId !== null && order.hasSlot ? readOrderSlot(scope, order.slotId, order.currency) : null,
    readLaterShoots(scope, id),
  ])
  return { ...ground, order, invoices, signed, answers, slot, laterShoots }
}
