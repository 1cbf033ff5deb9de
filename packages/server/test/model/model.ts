export const VISITORS = 3
export const SLOTS = 3
export const MAX_EXTENSIONS = 1
const MINUTES_15 = 900
const WINDOW = 120
const SWEPT_AFTER = 3600

export interface ModelHold {
  visitor: number
  /** Seconds of the model's clock; from then on the hold is over. */
  end: number
  extensions: number
  /** A hold that was lost and taken again is another claim: an order made for the first is not for it. */
  claim: number
}

export interface ModelSlot {
  /** Stays after its end until someone takes the slot or the sweep comes by. */
  hold: ModelHold | null
  bookedBy: number | null
}

interface ModelOrder {
  slot: number
  claim: number
  isConfirmed: boolean
}

/** What ought to be: three visitors, three slots, and a clock. */
export class Model {
  now = 0
  claims = 0
  readonly slots: ModelSlot[] = Array.from({ length: SLOTS }, () => ({ hold: null, bookedBy: null }))
  /** The order under each visitor's present token. */
  readonly orders: (ModelOrder | null)[] = Array.from({ length: VISITORS }, () => null)

  isLive = ({ end }: ModelHold): boolean => end > this.now

  held(visitor: number): ModelSlot | undefined {
    return this.slots.find(({ hold }) => hold?.visitor === visitor && this.isLive(hold))
  }

  slotOf = (visitor: number): number => this.slots.findIndex(({ hold }) => hold?.visitor === visitor)

  #live = ({ hold }: ModelSlot): ModelHold | null => (hold && this.isLive(hold) ? hold : null)

  /** How a hold of this slot by this visitor must end. */
  hold(visitor: number, index: number): string {
    const slot = this.slots[index]
    if (!slot || slot.bookedBy !== null) return 'slot_taken'
    const live = this.#live(slot)
    if (live) return this.#holdAgain(visitor, live)
    this.release(visitor)
    this.claims += 1
    slot.hold = { visitor, end: this.now + MINUTES_15, extensions: 0, claim: this.claims }
    return 'ok'
  }

  #holdAgain = (visitor: number, live: ModelHold): string => (live.visitor === visitor ? 'ok' : 'slot_taken')

  extend(visitor: number): string {
    const hold = this.held(visitor)?.hold
    if (!hold) return 'hold_lost'
    if (hold.extensions >= MAX_EXTENSIONS) return 'no_more'
    if (hold.end - this.now >= WINDOW) return 'too_early'
    hold.end += MINUTES_15
    hold.extensions += 1
    return 'ok'
  }

  order(visitor: number): string {
    const hold = this.held(visitor)?.hold
    if (!hold) return 'hold_lost'
    this.orders[visitor] = { slot: this.slotOf(visitor), claim: hold.claim, isConfirmed: false }
    return 'ok'
  }

  confirm(visitor: number): string {
    const order = this.orders[visitor]
    if (!order) return 'none'
    const slot = this.slots[order.slot]
    const hold = this.held(visitor)?.hold
    if (!slot || slot.hold !== hold || hold?.claim !== order.claim) return 'hold_lost'
    slot.hold = null
    slot.bookedBy = visitor
    order.isConfirmed = true
    return 'ok'
  }

  release(visitor: number): string {
    const slot = this.slots[this.slotOf(visitor)]
    if (!slot) return 'none'
    slot.hold = null
    return 'ok'
  }

  sweep(): void {
    for (const slot of this.slots) if (slot.hold && slot.hold.end < this.now - SWEPT_AFTER) slot.hold = null
  }
}
