import type { BookingState } from '@bellows/domain'
import { Bookings } from '../bookings/bookings.ts'
import type { Call } from '../http/call.ts'
import { badRequest, notFound } from '../http/refusal.ts'
import { newHoldToken } from '../new-id.ts'
import { scopeOf } from '../studio/scope.ts'
import { serverNow } from '../studio/server-now.ts'
import { bookingGround, requireOpen, type BookingGround } from './booking-facts.ts'
import { pricedChoice, wantedChoice } from './choice.ts'
import { chosenAddons } from './frozen-price.ts'
import type { HoldInput } from './hold-slot.ts'
import { readUntimedHold, untimedState, type UntimedHold } from './untimed-hold.ts'

const chosenBefore = (hold: UntimedHold | undefined, serviceId: string) =>
  hold?.serviceId === serviceId
    ? { packageId: hold.packageId, addons: chosenAddons(hold.addons), hasDiscount: hold.hasDiscount }
    : { packageId: null, addons: [], hasDiscount: false }

type Kept = BookingState & { holdToken: string }

/** `undefined` for a token whose order is booked: it has done its work. */
async function keepChoice(ground: BookingGround, input: HoldInput, call: Call): Promise<Kept | undefined> {
  const scope = scopeOf(call)
  const token = call.holdToken ?? newHoldToken()
  const [hold, now] = await Promise.all([readUntimedHold(scope, token), serverNow(scope)])
  const pricing = { ...ground, slot: null, now: now.getTime(), before: chosenBefore(hold, input.id) }
  const choice = pricedChoice(pricing, wantedChoice(input, pricing))
  const bookings = new Bookings(scope.kysely, scope.businessId)
  const answer = await bookings.holdUntimed({ token, serviceId: input.id, choice })
  if (answer.ok)
    return { ...untimedState(ground, await readUntimedHold(scope, token), now), holdToken: token }
  if (answer.reason === 'token_used') return undefined
  throw notFound()
}

/** Keeps the choice of a booking without time; nothing is claimed and nothing runs out. */
export async function holdWithoutTime(input: HoldInput, call: Call): Promise<Kept> {
  const ground = await bookingGround(scopeOf(call), input.id)
  if (!ground.service.options.isBookingWithoutTime) throw badRequest('A start time is needed')
  requireOpen(ground.service)
  const kept = await keepChoice(ground, input, call)
  if (kept) return kept
  const anew = await keepChoice(ground, input, { ...call, holdToken: undefined })
  if (!anew) throw notFound()
  return anew
}
