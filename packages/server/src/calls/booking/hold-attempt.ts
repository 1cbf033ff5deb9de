import type { Call } from '../../base/call.ts'
import { newHoldToken, newId } from '../../base/new-id.ts'
import { holdRefusal } from '../../store/holds/booking-refusals.ts'
import type { HoldRefusal } from '../../store/holds/claim-slot.ts'
import type { Choice, Held } from '../../store/holds/hold.ts'
import type { BookingGround } from '../../store/services/booking-ground.ts'

/** A hold as it is asked of the data layer, once with the discount and, its places gone, once without. */
export interface Attempt {
  ground: BookingGround
  startTime: Date
  /** The choice at its price; `undefined` keeps what stands. */
  choiceFor(mayDiscount: boolean): Choice | undefined
  send(common: AttemptCommon): Promise<Held | HoldRefusal>
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

const isRefused = (result: Won | HoldRefusal, reason: HoldRefusal['reason']): boolean =>
  'reason' in result && result.reason === reason

/** @throws Refusal as the visitor is told it */
export async function attemptHold(attempt: Attempt, call: Call): Promise<Won> {
  const { studio, settings, address } = call
  const common = { address, maxPerAddress: settings.liveHoldsPerAddress, newSlotId: newId() }
  const send = async (token: string, mayDiscount: boolean): Promise<Won | HoldRefusal> => {
    const answer = await attempt.send({ ...common, token, choice: attempt.choiceFor(mayDiscount) })
    return answer.ok ? { held: answer, token, ground: attempt.ground } : answer
  }
  let token = call.holdToken ?? newHoldToken()
  let result = await send(token, true)
  if (isRefused(result, 'token_used')) result = await send((token = newHoldToken()), true)
  if (isRefused(result, 'discount_gone')) result = await send(token, false)
  if ('reason' in result) throw holdRefusal(result, attempt.startTime, studio)
  return result
}
