import { dayOf, holdDuration, startsOfDay, withPackage, type Slot } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { badRequest, notFound, Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notBookable, notOffered } from '../../store/holds/booking-refusals.ts'
import { chosenAddons } from '../../store/holds/frozen-price.ts'
import { holdTime } from '../../store/holds/hold-time.ts'
import type { SlotNow } from '../../store/holds/read-slot.ts'
import { bookingGround, requireOpen, type BookingGround } from '../../store/services/booking-ground.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import { agreedIn, packageOf, pricedChoice, wantedChoice, type Pricing, type Wanted } from './choice.ts'
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

/** Before a package is chosen a hold claims the longest one. */
function lengthOf({ service }: BookingGround, { packageId }: Wanted): number {
  return packageOf(service, packageId)?.shootDuration || holdDuration(service)
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

const nothing = { packageId: null, addons: [], hasDiscount: false }

const chosenBefore = (own: SlotNow | undefined) =>
  own ? { packageId: own.packageId, addons: chosenAddons(own.addons), hasDiscount: own.hasDiscount } : nothing

/** A time that is held stays held: what does not fit into it is only refused. @throws Refusal */
function tooLong(cause: unknown): never {
  const isTaken = cause instanceof Refusal && cause.error === 'slot_taken'
  throw isTaken ? notOffered((texts) => texts.packageTooLong) : cause
}

/** Holds a free start of a full session, or changes what `own` hold has chosen. */
export async function holdFreeTime(input: HoldInput, call: Call, own?: SlotNow): Promise<Won> {
  const { id: serviceId, startTime, turn } = input
  if (startTime === undefined) throw badRequest((texts) => texts.startNeeded)
  const scope = scopeOf(call)
  const [ground, now] = await Promise.all([bookingGround(scope, serviceId), serverNow(scope)])
  const { service } = ground
  if (service.isMiniSession || service.options.isBookingWithoutTime) throw notFound()
  if (!own) requireOffered(ground, startTime, now.getTime())
  const slot = wantedSlot(startTime, serviceId)
  const pricing: Pricing = {
    ...ground,
    slot: withPackage(slot, { shootDuration: holdDuration(service) }),
    now: now.getTime(),
    before: chosenBefore(own),
  }
  const agreed = await agreedIn(scope, input, pricing)
  const wanted = agreed
    ? { packageId: agreed.packageId, addons: pricing.before.addons }
    : wantedChoice(input, pricing)
  const first = agreed ?? pricedChoice(pricing, wanted)
  const start = new Date(startTime)
  const taken = withPackage(slot, { shootDuration: lengthOf(ground, wanted) })
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
