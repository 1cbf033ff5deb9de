import {
  dayOf,
  firstName,
  fromMinor,
  isOpenInvoice,
  maskedEmail,
  quoteSchema,
  toMinor,
  type Order,
  type PackageShoot,
  type Quote,
  MINUTE,
  HOUR,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { chosenAddons } from '../holds/frozen-price.ts'
import { contactOf } from './contact.ts'
import { hasLostTime } from './lost-time.ts'
import type { OrderFacts } from './order-facts.ts'
import { orderReference } from './order-reference.ts'
import { contractsOf } from './order-contracts.ts'
import { closedBecause } from './reschedulable.ts'

/** Answers are read only from a day before the shoot. */
const ANSWERS_CLOSE_HOURS = 24

export function customerWire({ order }: { order: { contact: unknown } }): Order['customer'] {
  const { fullName, email } = contactOf(order.contact)
  return { firstName: firstName(fullName), maskedEmail: maskedEmail(email) }
}

function serviceWireOf({ service }: OrderFacts): Order['service'] {
  const { id, slug, name, image, type, isMiniSession, location, updatedDate, isAfterBookingQuestionnaire } =
    service
  const { isBookingWithoutTime } = service.options
  const about = { id, slug, name, image, type, isMiniSession, location, updatedDate }
  return { ...about, isAfterBookingQuestionnaire, isBookingWithoutTime }
}

function preparedWire({ order }: OrderFacts): Order['prepared'] {
  if (order.origin !== 'OWNER' || order.status !== null) return null
  return { startTime: order.shootStart?.toISOString() ?? null }
}

export const packageOfOrder = ({ service, order }: OrderFacts) =>
  service.packages.find((offered) => offered.id === order.packageId)

function packageWire(facts: OrderFacts): Order['package'] {
  const found = packageOfOrder(facts)
  return found ? { id: found.id, name: found.name, shootDuration: found.shootDuration } : null
}

function addonsWire({ order, service }: OrderFacts): Order['addons'] {
  return chosenAddons(order.addons).map(({ id, quantity }) => {
    const name = service.addons.find((addon) => addon.id === id)?.name ?? id
    return { id, name, quantity }
  })
}

const hasDate = ({ order }: OrderFacts) => order.shootStart !== null && order.hasSlot

type Shoot = Order['shoots'][number]

/** A cancelled booking has given its slot back; its time is still told, as what will not take place. */
const wasBooked = ({ order }: OrderFacts) => order.status === 'CANCELLED' && order.confirmedAt !== null

const shootTime = (facts: OrderFacts): string | null =>
  hasDate(facts) || wasBooked(facts) ? (facts.order.shootStart?.toISOString() ?? null) : null

const minutesBetween = (start: Date | null, end: Date | null): number =>
  start && end ? Math.round((end.getTime() - start.getTime()) / MINUTE) : 0

/**
 * Minutes of a shoot whose time is taken already, if it is: what its package is made to last later changes nothing. A
 * slot of a mini session may be longer than the package.
 */
const lengthOf = (offered: number, taken: number, isWhole: boolean): number => {
  if (taken === 0) return offered
  return isWhole ? taken : Math.min(offered, taken)
}

function bookedShoot(facts: OrderFacts, first: PackageShoot | undefined): Shoot {
  const { order, service, slot } = facts
  const taken = slot?.duration ?? minutesBetween(order.shootStart, order.shootEnd)
  const whole = packageOfOrder(facts)?.shootDuration || taken
  const { name, shootDuration } = first ?? { name: service.name, shootDuration: whole }
  const location = order.location || service.location
  const duration = lengthOf(shootDuration, taken, !first && !service.isMiniSession)
  return { id: 'shoot-1', name, shootTime: shootTime(facts), duration, location }
}

/** The first shoot has the booked time; the others of a combination get theirs later. */
export function shootsWire(facts: OrderFacts): Shoot[] {
  const [first, ...others] = packageOfOrder(facts)?.shoots ?? []
  const booked = bookedShoot(facts, first)
  const later = others.map(({ name, shootDuration }, index) => {
    const found = facts.laterShoots.find(({ number }) => number === index + 2)
    const taken = found ? minutesBetween(found.startTime, found.endTime) : 0
    return {
      id: `shoot-${index + 2}`,
      name,
      shootTime: found?.startTime.toISOString() ?? null,
      duration: lengthOf(shootDuration, taken, !facts.service.isMiniSession),
      location: found?.location || facts.service.location,
    }
  })
  return [booked, ...later]
}

function contractsWire(facts: OrderFacts): Order['signContracts'] {
  return contractsOf(facts).map(({ id, name }) => {
    const found = facts.signed.find(({ templateId }) => templateId === id)
    const signedDate = found?.signedAt.toISOString() ?? null
    return { id, name, signedDate, countersignedDate: found?.countersignedAt?.toISOString() ?? null }
  })
}

/**
 * From when on answers are read only: some hours before the last shoot that has a date, `null` without one. What was
 * booked later than that can be answered until it begins.
 */
export function answersCloseAt(facts: OrderFacts): Date | null {
  if (!hasDate(facts)) return null
  const known = shootsWire(facts).flatMap(({ shootTime: time }) => (time === null ? [] : [Date.parse(time)]))
  const start = new Date(Math.max(...known))
  const closing = new Date(start.getTime() - ANSWERS_CLOSE_HOURS * HOUR)
  const { confirmedAt, serverNow } = facts.order
  return (confirmedAt ?? serverNow) < closing ? closing : start
}

function questionnaireWire(facts: OrderFacts): Order['questionnaire'] {
  const { service, answers } = facts
  if (!service.questionnaire) return null
  const editableUntil = answersCloseAt(facts)?.toISOString() ?? null
  return { questions: service.questionnaire.questions, answers, editableUntil }
}

type Invoice = OrderFacts['invoices'][number]

/** Sum of some of the invoices, in minor units. */
function sumOf({ invoices, order }: OrderFacts, counts: (invoice: Invoice) => boolean): number {
  return invoices.filter(counts).reduce((sum, { amount }) => sum + toMinor(amount, order.currency), 0)
}

const isPaid = ({ paymentStatus }: Invoice) => paymentStatus === 'PAID'

/** Sum of the open invoices that are due today or overdue, in minor units. */
export function dueNow(facts: OrderFacts): number {
  const { order, business } = facts
  const today = dayOf(order.serverNow.getTime(), business.timeZone)
  return sumOf(
    facts,
    (invoice) => isOpenInvoice(invoice) && invoice.dueDate !== null && invoice.dueDate <= today,
  )
}

/** A lead has no price yet. */
export function quoteOf({ order }: Pick<OrderFacts, 'order'>): Quote {
  const parsed = z.safeParse(quoteSchema, order.quote)
  if (parsed.success) return parsed.data
  const nothing = fromMinor(0, order.currency)
  const { currency } = order
  return {
    currency,
    lines: [],
    subtotal: nothing,
    tax: null,
    total: nothing,
    dueToday: nothing,
    laterCount: 0,
  }
}

/** An order as whoever has its link may see it. */
export function orderWire(facts: OrderFacts): Order {
  const { order, service, settings } = facts
  return {
    id: order.id,
    reference: orderReference(order.id),
    status: order.status,
    isPaidWithoutSlot: hasLostTime(order),
    customer: customerWire(facts),
    service: serviceWireOf(facts),
    serviceSlug: service.slug,
    package: packageWire(facts),
    addons: addonsWire(facts),
    slot: facts.slot,
    prepared: preparedWire(facts),
    shoots: shootsWire(facts),
    quote: quoteOf(facts),
    invoices: facts.invoices,
    dueNow: fromMinor(dueNow(facts), order.currency),
    paid: fromMinor(sumOf(facts, isPaid), order.currency),
    left: fromMinor(sumOf(facts, isOpenInvoice), order.currency),
    signContracts: contractsWire(facts),
    questionnaire: questionnaireWire(facts),
    howItWorks: settings.howItWorks,
    isReschedulable: closedBecause(facts) === null,
    termsVersion: order.termsVersion,
    serverNow: order.serverNow.toISOString(),
  }
}
