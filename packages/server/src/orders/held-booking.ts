import type { Quote } from '@bellows/domain'
import { Bookings } from '../bookings/bookings.ts'
import type { SlotNow } from '../bookings/read-slot.ts'
import { frozenQuote } from '../booking-calls/frozen-price.ts'
import { holdExpired, slotTaken, stepRequired } from '../booking-calls/refusals.ts'
import { readUntimedHold } from '../booking-calls/untimed-hold.ts'
import type { Call } from '../http/call.ts'
import { notFound, type Refusal } from '../http/refusal.ts'
import type { Studio } from '../http/studio-by-host.ts'
import { scopeOf } from '../studio/scope.ts'
import { serverNow } from '../studio/server-now.ts'

/** What a token holds, with the price that was frozen for it. */
export interface HeldBooking {
  quote: Quote
  packageId: string | null
  holdVersion: number
  shootStart: number | null
  now: number
}

interface Wanted {
  serviceId: string
  slotId: string | null
}

const choosePackage = () => stepRequired('select-package', 'Please choose a package first.')

/** Why a hold is not there any more: someone else has its slot, or it ran out. */
export function lostHold(slot: SlotNow, studio: Studio): Refusal {
  const isOthers = slot.status !== 'AVAILABLE' && !slot.isMine
  return isOthers ? slotTaken(slot.startTime, studio) : holdExpired()
}

async function heldSlot(call: Call, { serviceId }: Wanted, slotId: string): Promise<HeldBooking> {
  const slot = await new Bookings(call.database.kysely, call.studio.id).readSlot(slotId, call.holdToken)
  if (!slot || slot.serviceId !== serviceId) throw notFound()
  if (!slot.isMine || slot.status !== 'BOOKING') throw lostHold(slot, call.studio)
  const quote = frozenQuote(slot.price)
  if (!quote) throw choosePackage()
  return {
    quote,
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
  return { quote, packageId, holdVersion, shootStart: null, now: now.getTime() }
}

/** @throws Refusal 404, or 409 when the hold is lost or a package has to be chosen first */
export function readHeldBooking(call: Call, wanted: Wanted): Promise<HeldBooking> {
  return wanted.slotId === null ? heldWithoutTime(call, wanted) : heldSlot(call, wanted, wanted.slotId)
}
