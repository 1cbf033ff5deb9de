import { fromMinor, type BookingState, type Slot, MINUTE } from '@bellows/domain'
import { chosenAddons, frozenQuote } from '../../store/holds/frozen-price.ts'
import type { SlotNow } from '../../store/holds/read-slot.ts'
import type { BookingGround } from '../../store/services/booking-ground.ts'

/** A slot as its visitor may see it; a slot kept by a reserved link is another's. */
export function slotNowWire(slot: SlotNow, currency: string): Slot {
  const { premiumFeeMinor, startTime, endTime } = slot
  const status = slot.status === 'AVAILABLE' && slot.isReserved ? 'BOOKING' : slot.status
  return {
    id: slot.id,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    duration: Math.round((endTime.getTime() - startTime.getTime()) / MINUTE),
    status,
    lockoutEnd: status === 'BOOKING' ? (slot.lockoutEnd?.toISOString() ?? null) : null,
    isDisabled: slot.isDisabled,
    isBreakTime: slot.isBreakTime,
    isPremium: premiumFeeMinor !== null,
    premiumFee: premiumFeeMinor === null ? null : fromMinor(premiumFeeMinor, currency),
    premiumNote: slot.premiumNote ?? '',
    serviceUpdatedDate: slot.serviceUpdatedAt?.toISOString() ?? null,
  }
}

const isHeldByCaller = (slot: SlotNow) => slot.isMine && slot.status === 'BOOKING'

/** A booking in progress as its visitor's page needs it; of another's hold only that it is there. */
export function bookingStateOf({ service, business }: BookingGround, slot: SlotNow): BookingState {
  const isMine = isHeldByCaller(slot)
  const { maxHoldExtensions } = business.bookingAvailability
  return {
    slot: slotNowWire(slot, business.paymentSetup.currency),
    serviceId: service.id,
    serviceSlug: service.slug,
    serviceUpdatedDate: service.updatedDate,
    packageId: isMine ? slot.packageId : null,
    addons: isMine ? chosenAddons(slot.addons) : [],
    lockoutEnd: isMine ? (slot.lockoutEnd?.toISOString() ?? null) : null,
    extensionsLeft: isMine ? Math.max(0, maxHoldExtensions - slot.extensionCount) : 0,
    quote: isMine ? frozenQuote(slot.price) : null,
    serverNow: slot.serverNow.toISOString(),
  }
}
