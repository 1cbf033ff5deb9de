import {
  dayOf,
  holdDuration,
  MINUTE,
  startsOfDay,
  withPackage,
  type Package,
  type Slot,
} from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { badRequest, notFound, Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notBookable, notOffered } from '../../store/holds/booking-refusals.ts'
import { chosenAddons, pricedByOrder } from '../../store/holds/frozen-price.ts'
import { holdTime } from '../../store/holds/hold-time.ts'
import { ownPlace } from '../../store/holds/own-place.ts'
import type { SlotNow } from '../../store/holds/read-slot.ts'
import { bookingGround, requireOpen, type BookingGround } from '../../store/services/booking-ground.ts'
import { soldPackage } from '../../store/services/sold-package.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import { agreedIn, pricedChoice, wantedChoice, type Pricing } from './choice.ts'
import { attemptHold, type Won } from './hold-attempt.ts'
import type { HoldInput } from './hold-input.ts'

/** @throws Refusal unless the time is one of the starts that the service's opening windows offer */
function requireOffered({ service, business }: BookingGround, startTime: string, now: number): void {
  requireOpen(service)
  const { timeZone: zone, bookingAvailability: availability } = business
  const day = dayOf(Date.parse(startTime), zone)
  const starts = startsOfDay(service, day, { now, zone, busy: [], availability })
  if (!starts.some((start) => Date.parse(start) === Date.parse(startTime))) throw notBookable()
}

/** Before a package is chosen a hold claims the longest one; of a time that is kept for its guest, what is kept. */
function lengthOf({ service }: BookingGround, chosen: Package | null, own: SlotNow | undefined): number {
  const kept = own?.isKeptForMe ? (own.endTime.getTime() - own.startTime.getTime()) / MINUTE : 0
  return chosen?.shootDuration || kept || holdDuration(service)
}

/** @throws Refusal for what stands against a first hold; a time that is kept for its guest needs no opening window */
function requireHoldable(
  ground: BookingGround,
  time: { startTime: string; now: number },
  own?: SlotNow,
): void {
  if (own?.isMine) return
  if (own) requireOpen(ground.service)
  else requireOffered(ground, time.startTime, time.now)
}

function wantedSlot(startTime: string, id: string): Slot {
  return {
    id,
    startTime,
    endTime: startTime,
    duration: 0,
    status: 'AVAILABLE',
    lockoutEnd: null,
    isDisabled: false,
    isBreakTime: false,
    isPremium: false,
    premiumFee: null,
    premiumNote: '',
    serviceUpdatedDate: null,
  }
}

const nothing = { packageId: null, addons: [] }

const chosenBefore = (own: SlotNow | undefined) =>
  own ? { packageId: own.packageId, addons: chosenAddons(own.addons) } : nothing

/** A time that is held stays held: what does not fit into it is only refused. @throws Refusal */
function tooLong(cause: unknown): never {
  const isTaken = cause instanceof Refusal && cause.error === 'slot_taken'
  throw isTaken ? notOffered((texts) => texts.packageTooLong) : cause
}

/** Holds a free start of a full session, or `own`: changes what its hold has chosen, or holds what is kept for it. */
export async function holdFreeTime(input: HoldInput, call: Call, own?: SlotNow): Promise<Won> {
  const { id: serviceId, startTime, turn } = input
  if (startTime === undefined) throw badRequest((texts) => texts.startNeeded)
  const scope = scopeOf(call)
  const [ground, now, placeOf] = await Promise.all([
    bookingGround(scope, serviceId),
    serverNow(scope),
    ownPlace(scope, call.holdToken),
  ])
  const { service } = ground
  if (service.isMiniSession || service.options.isBookingWithoutTime) throw notFound()
  requireHoldable(ground, { startTime, now: now.getTime() }, own)
  const slot = wantedSlot(startTime, serviceId)
  const pricing: Pricing = {
    ...ground,
    slot: withPackage(slot, { shootDuration: holdDuration(service) }),
    now: now.getTime(),
    before: chosenBefore(own),
    agreedBy: pricedByOrder(own?.price),
    placeOf,
  }
  const agreed = await agreedIn(scope, input, pricing)
  const wanted = agreed
    ? { packageId: agreed.packageId, addons: pricing.before.addons }
    : wantedChoice(input, pricing)
  const first = agreed ?? pricedChoice(pricing, wanted)
  const start = new Date(startTime)
  const chosen = await soldPackage(scope, service, wanted.packageId)
  const taken = withPackage(slot, { shootDuration: lengthOf(ground, chosen, own) })
  const endTime = new Date(taken.endTime)
  const attempt = attemptHold(
    {
      ground,
      startTime: start,
      choiceFor: (mayDiscount) => (mayDiscount ? first : pricedChoice(pricing, wanted, false)),
      send: ({ newSlotId, ...common }) =>
        holdTime(scopeOf(call), { ...common, turn, slotId: newSlotId, serviceId, startTime: start, endTime }),
    },
    call,
  )
  return own?.lockoutEnd ? attempt.catch(tooLong) : attempt
}
