import type { Quote } from '@bellows/domain'
import type { Call, Studio } from '../../base/call.ts'
import { notFound, type Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { holdExpired, slotTaken, stepRequired } from '../../store/holds/booking-refusals.ts'
import { frozenQuote, pricedByOrder } from '../../store/holds/frozen-price.ts'
import { readSlot, type SlotNow } from '../../store/holds/read-slot.ts'
import { readUntimedHold } from '../../store/holds/untimed-hold.ts'
import { serverNow } from '../../store/studio/server-now.ts'

/** What a token holds, with the price that was frozen for it. */
export interface HeldBooking {
  quote: Quote
  /** The prepared order whose price this is. */
  agreedBy: string | undefined
  packageId: string | null
  holdVersion: number
  shootStart: number | null
  now: number
}

interface Wanted {
  serviceId: string
  slotId: string | null
}

const choosePackage = () => stepRequired('select-package', (texts) => texts.choosePackage)

/** Why a hold is not there any more: someone else has its slot, or it ran out. */
export function lostHold(slot: SlotNow, studio: Studio): Refusal {
  const isOthers = slot.status !== 'AVAILABLE' && !slot.isMine
  return isOthers ? slotTaken(slot.startTime, studio) : holdExpired()
}

async function heldSlot(call: Call, { serviceId }: Wanted, slotId: string): Promise<HeldBooking> {
  const slot = await readSlot(scopeOf(call), slotId, call.holdToken)
  if (!slot || slot.serviceId !== serviceId) throw notFound()
  if (!slot.isMine || slot.status !== 'BOOKING') throw lostHold(slot, call.studio)
  const quote = frozenQuote(slot.price)
  if (!quote) throw choosePackage()
  return {
    quote,
    agreedBy: pricedByOrder(slot.price),
    packageId: slot.packageId,
    holdVersion: slot.holdVersion,
    shootStart: slot.startTime.getTime(),
    now: slot.serverNow.getTime(),
  }
}

async function heldWithoutTime(call: Call, { serviceId }: Wanted): Promise<HeldBooking> {
  const scope = scopeOf(call)
  const [hold, now] = await Promise.all([readUntimedHold(scope, call.holdToken), serverNow(scope)])
  if (hold?.serviceId !== serviceId) throw holdExpired()
  const quote = frozenQuote(hold.price)
  if (!quote) throw choosePackage()
  const { packageId, holdVersion } = hold
  const agreedBy = pricedByOrder(hold.price)
  return { quote, agreedBy, packageId, holdVersion, shootStart: null, now: now.getTime() }
}

/** @throws Refusal 404, or 409 when the hold is lost or a package has to be chosen first */
export function readHeldBooking(call: Call, wanted: Wanted): Promise<HeldBooking> {
  return wanted.slotId === null ? heldWithoutTime(call, wanted) : heldSlot(call, wanted, wanted.slotId)
}
