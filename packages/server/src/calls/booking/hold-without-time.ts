import type { BookingState } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { newHoldToken } from '../../base/new-id.ts'
import { badRequest, notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { chosenAddons, pricedByOrder } from '../../store/holds/frozen-price.ts'
import { overtaken } from '../../store/holds/booking-refusals.ts'
import { holdUntimed } from '../../store/holds/hold-untimed.ts'
import { countKept } from '../../store/limits/count-kept.ts'
import { readUntimedHold, untimedState, type UntimedHold } from '../../store/holds/untimed-hold.ts'
import { bookingGround, requireOpen, type BookingGround } from '../../store/services/booking-ground.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import { agreedIn, pricedChoice, wantedChoice } from './choice.ts'
import type { HoldInput } from './hold-input.ts'

const chosenBefore = (own: UntimedHold | undefined) =>
  own ? { packageId: own.packageId, addons: chosenAddons(own.addons) } : { packageId: null, addons: [] }

type Kept = BookingState & { holdToken: string }

/** `undefined` for a token whose order is booked: it has done its work. */
async function keepChoice(ground: BookingGround, input: HoldInput, call: Call): Promise<Kept | undefined> {
  const scope = scopeOf(call)
  const token = call.holdToken ?? newHoldToken()
  const [hold, now] = await Promise.all([readUntimedHold(scope, token), serverNow(scope)])
  if (!hold) await countKept(call, 'choice')
  const own = hold?.serviceId === input.id ? hold : undefined
  const pricing = {
    ...ground,
    slot: null,
    now: now.getTime(),
    before: chosenBefore(own),
    agreedBy: pricedByOrder(own?.price),
    placeOf: null,
  }
  const agreed = await agreedIn(scope, input, pricing)
  const choice = agreed ?? pricedChoice(pricing, wantedChoice(input, pricing))
  const answer = await holdUntimed(scope, { token, serviceId: input.id, choice, turn: input.turn })
  if (answer.ok)
    return { ...untimedState(ground, await readUntimedHold(scope, token), now), holdToken: token }
  if (answer.reason === 'token_used') return undefined
  if (answer.reason === 'overtaken') throw overtaken()
  throw notFound()
}

/** Keeps the choice of a booking without time; nothing is claimed and nothing runs out. */
export async function holdWithoutTime(input: HoldInput, call: Call): Promise<Kept> {
  const ground = await bookingGround(scopeOf(call), input.id)
  if (!ground.service.options.isBookingWithoutTime) throw badRequest((texts) => texts.startNeeded)
  requireOpen(ground.service)
  const kept = await keepChoice(ground, input, call)
  if (kept) return kept
  const anew = await keepChoice(ground, input, { ...call, holdToken: undefined })
  if (!anew) throw notFound()
  return anew
}
