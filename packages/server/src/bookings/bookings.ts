import { cancelOrder } from './cancel-order.ts'
import { checkBooked } from './check-booked.ts'
import { confirmOrder } from './confirm-order.ts'
import { createOrder } from './create-order.ts'
import { extendHold } from './extend-hold.ts'
import { holdSlot } from './hold-slot.ts'
import { holdTime } from './hold-time.ts'
import { holdUntimed } from './hold-untimed.ts'
import { moveOrder } from './move-order.ts'
import { setStatus } from './set-status.ts'
import { readSlot } from './read-slot.ts'
import { releaseHold } from './release-hold.ts'
import type { Studio } from './studio.ts'
import { topUpHold } from './top-up-hold.ts'

type Rest<F> = F extends (studio: Studio, ...rest: infer R) => unknown ? R : never

/** Everything that holds and books, of one studio. */
export class Bookings {
  readonly #studio: Studio

  constructor(kysely: Studio['kysely'], businessId: string) {
    this.#studio = { kysely, businessId }
  }

  holdSlot = (...rest: Rest<typeof holdSlot>) => holdSlot(this.#studio, ...rest)
  holdTime = (...rest: Rest<typeof holdTime>) => holdTime(this.#studio, ...rest)
  holdUntimed = (...rest: Rest<typeof holdUntimed>) => holdUntimed(this.#studio, ...rest)
  extendHold = (...rest: Rest<typeof extendHold>) => extendHold(this.#studio, ...rest)
  topUpHold = (...rest: Rest<typeof topUpHold>) => topUpHold(this.#studio, ...rest)
  releaseHold = (...rest: Rest<typeof releaseHold>) => releaseHold(this.#studio, ...rest)
  readSlot = (...rest: Rest<typeof readSlot>) => readSlot(this.#studio, ...rest)
  checkBooked = (...rest: Rest<typeof checkBooked>) => checkBooked(this.#studio, ...rest)
  createOrder = (...rest: Rest<typeof createOrder>) => createOrder(this.#studio, ...rest)
  confirmOrder = (...rest: Rest<typeof confirmOrder>) => confirmOrder(this.#studio, ...rest)
  moveOrder = (...rest: Rest<typeof moveOrder>) => moveOrder(this.#studio, ...rest)
  setStatus = (...rest: Rest<typeof setStatus>) => setStatus(this.#studio, ...rest)
  cancelOrder = (...rest: Rest<typeof cancelOrder>) => cancelOrder(this.#studio, ...rest)
}
