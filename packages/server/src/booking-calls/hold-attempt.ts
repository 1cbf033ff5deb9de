import { Bookings } from '../bookings/bookings.ts'
import type { Choice, Held } from '../bookings/hold.ts'
import type { HoldRefusal } from '../bookings/hold-slot.ts'
import type { Call } from '../http/call.ts'
import { newHoldToken, newId } from '../new-id.ts'
import type { BookingGround } from './booking-facts.ts'
import { holdRefusal } from './refusals.ts'

/** A hold as it is asked of the data layer, once with the discount and, its places gone, once without. */
export interface Attempt {
  ground: BookingGround
  startTime: Date
  /** The choice at its price; `undefined` keeps what stands. */
  choiceFor(mayDiscount: boolean): Choice | undefined
  send(bookings: Bookings, common: AttemptCommon): Promise<Held | HoldRefusal>
}

interface AttemptCommon {
  token: string
  address: string
  maxPerAddress: number
  choice: Choice | undefined
  /** An id for a slot that has to be made. */
  newSlotId: string
}

export interface Won {
  held: Held
  token: string
  /** What it was judged by; asked once. */
  ground: BookingGround
}

/** @throws Refusal as the visitor is told it */
export async function attemptHold(attempt: Attempt, call: Call): Promise<Won> {
  const { database, studio, settings, address } = call
  const bookings = new Bookings(database.kysely, studio.id)
  const common = { address, maxPerAddress: settings.liveHoldsPerAddress, newSlotId: newId() }
  const send = async (token: string, mayDiscount: boolean): Promise<Won | HoldRefusal['reason']> => {
    const answer = await attempt.send(bookings, { ...common, token, choice: attempt.choiceFor(mayDiscount) })
    return answer.ok ? { held: answer, token, ground: attempt.ground } : answer.reason
  }
  let token = call.holdToken ?? newHoldToken()
  let result = await send(token, true)
  if (result === 'token_used') result = await send((token = newHoldToken()), true)
  if (result === 'discount_gone') result = await send(token, false)
  if (typeof result === 'string') throw holdRefusal(result, attempt.startTime, studio)
  return result
}
