import { addMinutes, dayOf, MINUTE, startsOfDay } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { newId } from '../../base/new-id.ts'
import { badRequest, notFound, toPrograms } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notBookable, notOffered } from '../../store/holds/booking-refusals.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import type { MoveTarget } from '../../store/orders/move-request.ts'
import type { OrderFacts } from '../../store/orders/order-facts.ts'

export interface ChosenTime {
  slotId?: string | undefined
  startTime?: string | undefined
}

/** A time that an order may move to, as far as it can be judged before it is taken. */
export interface Destination {
  target: MoveTarget
  startTime: Date
  endTime: Date
  premiumFeeMinor: number
}

interface Shoot {
  facts: OrderFacts
  shootNumber: number
  /** The owner moves it, who is bound by the calendar alone: by no notice and no opening hours. */
  isOwners: boolean
}

/** Minutes that the order's package gives a shoot; 0 without a package. */
function packageMinutes({ facts: { order, service }, shootNumber }: Shoot): number {
  const chosen = service.packages.find(({ id }) => id === order.packageId)
  return chosen?.shoots[shootNumber - 1]?.shootDuration || (chosen?.shootDuration ?? 0)
}

function bookedMinutes({ facts: { order, laterShoots }, shootNumber }: Shoot): number {
  const later = laterShoots.find(({ number }) => number === shootNumber)
  const [start, end] =
    shootNumber === 1 ? [order.shootStart, order.shootEnd] : [later?.startTime, later?.endTime]
  return start && end ? Math.round((end.getTime() - start.getTime()) / MINUTE) : 0
}

/** Minutes of a shoot: those that were booked, else those of its package. */
const shootMinutes = (shoot: Shoot): number =>
  bookedMinutes(shoot) || packageMinutes(shoot) || shoot.facts.service.maxDuration

async function toSlot(slotId: string, shoot: Shoot, call: Call): Promise<Destination> {
  const { order, business } = shoot.facts
  const slot = await readSlot(scopeOf(call), slotId, call.holdToken)
  if (!slot || slot.serviceId !== order.serviceId || slot.serviceDateId === null) throw notFound()
  const notice = shoot.isOwners ? 0 : business.bookingAvailability.minimumNotice
  const earliest = slot.serverNow.getTime() + notice * MINUTE
  if (slot.isDisabled || slot.isBreakTime || slot.startTime.getTime() < earliest) throw notBookable()
  const minutes = (slot.endTime.getTime() - slot.startTime.getTime()) / MINUTE
  if (minutes < packageMinutes(shoot)) throw notOffered((texts) => texts.timeNotOffered)
  return {
    target: { slotId },
    startTime: slot.startTime,
    endTime: slot.endTime,
    premiumFeeMinor: slot.premiumFeeMinor ?? 0,
  }
}

function requireOffered(start: number, length: number, { facts: { service, business, order } }: Shoot): void {
  const { timeZone: zone, bookingAvailability: availability } = business
  const terms = { now: order.serverNow.getTime(), zone, busy: [], availability, length }
  const starts = startsOfDay(service, dayOf(start, zone), terms)
  if (!starts.some((offered) => Date.parse(offered) === start)) throw notBookable()
}

/** Whether somebody has the time is found out when it is taken; here, only whether it is ever offered. */
function toTime(startTime: string, shoot: Shoot): Destination {
  if (shoot.facts.service.isMiniSession) throw badRequest(toPrograms('A slot is needed'))
  const length = shootMinutes(shoot)
  const [from, to] = [new Date(startTime), new Date(addMinutes(startTime, length))]
  if (length === 0) throw notBookable()
  if (!shoot.isOwners) requireOffered(from.getTime(), length, shoot)
  return {
    target: { slotId: newId(), startTime: from, endTime: to },
    startTime: from,
    endTime: to,
    premiumFeeMinor: 0,
  }
}

/** @throws Refusal 404, 409 or 422 for a time that is not offered to this order */
export async function destinationOf(chosen: ChosenTime, shoot: Shoot, call: Call): Promise<Destination> {
  if (chosen.slotId !== undefined) return toSlot(chosen.slotId, shoot, call)
  if (chosen.startTime === undefined) throw badRequest((texts) => texts.startNeeded)
  return toTime(chosen.startTime, shoot)
}
