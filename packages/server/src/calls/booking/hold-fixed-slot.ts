import { isSlotBookable, MINUTE } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { scopeOf } from '../../base/scope.ts'
import { notBookable, premiumNotAccepted } from '../../store/holds/booking-refusals.ts'
import { claimSlot } from '../../store/holds/claim-slot.ts'
import { chosenAddons, pricedByOrder } from '../../store/holds/frozen-price.ts'
import { ownPlace } from '../../store/holds/own-place.ts'
import { preparedChoice, type Agreed } from '../../store/holds/prepared-choice.ts'
import type { SlotNow } from '../../store/holds/read-slot.ts'
import { bookingGround, requireOpen, type BookingGround } from '../../store/services/booking-ground.ts'
import { slotNowWire } from './booking-state.ts'
import { agreedIn, isUnchosen, pricedChoice, wantedChoice, type Pricing } from './choice.ts'
import { attemptHold, type Won } from './hold-attempt.ts'
import type { HoldInput } from './hold-input.ts'

/** @throws Refusal for what stands against a first hold of this slot; that it is taken is found out later */
function requireOffered(slot: SlotNow, input: HoldInput, { service, business }: BookingGround): void {
  requireOpen(service)
  if (slot.status !== 'AVAILABLE') return
  const notice = business.bookingAvailability.minimumNotice * MINUTE
  const isTooSoon = slot.startTime.getTime() < slot.serverNow.getTime() + notice
  const { duration } = slotNowWire(slot, business.paymentSetup.currency)
  const isOpen = !isTooSoon && isSlotBookable(service, { duration })
  if (!isOpen && !slot.isReserved) throw notBookable()
  if (slot.premiumFeeMinor !== null && input.isPremiumAccepted !== true) throw premiumNotAccepted()
}

/** Unchanged choice, service and agreement: the frozen price stays. */
function isUnchanged(slot: SlotNow, input: HoldInput, agreed: Agreed | undefined): boolean {
  const isSameAgreement = !agreed || agreed.price.orderId === pricedByOrder(slot.price)
  return slot.price !== null && isSameAgreement && isUnchosen(input)
}

/** What was agreed before: with the time that is kept, or by the order that is named. */
function agreedWith(
  kept: Agreed | undefined,
  input: HoldInput,
  { pricing, call }: { pricing: Pricing; call: Call },
): Promise<Agreed | undefined> {
  return kept && isUnchosen(input) ? Promise.resolve(kept) : agreedIn(scopeOf(call), input, pricing)
}

/** Holds one of a mini session's slots, or changes what its own hold has chosen. */
export async function holdFixedSlot(slot: SlotNow, input: HoldInput, call: Call): Promise<Won> {
  const [ground, placeOf] = await Promise.all([
    bookingGround(scopeOf(call), slot.serviceId),
    ownPlace(scopeOf(call), call.holdToken),
  ])
  const isOwn = slot.isMine && slot.status === 'BOOKING'
  if (!isOwn) requireOffered(slot, input, ground)
  const now = slot.serverNow.getTime()
  const { service, business } = ground
  const kept = {
    slotId: slot.id,
    startTime: slot.startTime,
    token: call.holdToken,
    service,
    now,
    timeZone: business.timeZone,
    currency: business.paymentSetup.currency,
  }
  const prepared = slot.isKeptForMe ? await preparedChoice(scopeOf(call), kept) : undefined
  const known = isOwn ? slot : (prepared ?? slot)
  const before = { packageId: known.packageId, addons: chosenAddons(known.addons) }
  const pricing: Pricing = {
    ...ground,
    slot: slotNowWire(slot, business.paymentSetup.currency),
    now,
    before,
    agreedBy: pricedByOrder(slot.price),
    placeOf,
  }
  const wanted = wantedChoice(input, pricing)
  const agreed = await agreedWith(prepared, input, { pricing, call })
  const isSameService = slot.serviceUpdatedAt?.toISOString() === service.updatedDate
  const keeps = isOwn && isSameService && isUnchanged(slot, input, agreed)
  return attemptHold(
    {
      ground,
      startTime: slot.startTime,
      choiceFor: (mayDiscount) => {
        if (keeps) return undefined
        if (agreed && mayDiscount) return agreed
        return pricedChoice(pricing, wanted, mayDiscount)
      },
      send: (common) =>
        claimSlot(scopeOf(call), {
          ...common,
          slotId: slot.id,
          offerToken: call.holdToken,
          turn: input.turn,
        }),
    },
    call,
  )
}
