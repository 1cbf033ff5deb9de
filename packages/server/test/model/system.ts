import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { cancelOrder } from '../../src/store/orders/cancel-order.ts'
import { bookOrder } from '../../src/store/orders/book-order.ts'
import { storeOrder, type Ordered } from '../../src/store/orders/store-order.ts'
import { lengthenHold } from '../../src/store/holds/lengthen-hold.ts'
import { claimSlot } from '../../src/store/holds/claim-slot.ts'
import type { Held } from '../../src/store/holds/hold.ts'
import { releaseHold } from '../../src/store/holds/release-hold.ts'
import { sweep } from '../../src/store/holds/sweep.ts'
import { anOrder, confirmationOf } from '../orders.ts'
import { addSlot, newToken, type StudioRows } from '../studio-fixture.ts'
import { MAX_EXTENSIONS, SLOTS, VISITORS } from './model.ts'

/** What a control breaks on purpose. */
export type Mutant = 'shared token' | 'no cap' | 'slow clock' | 'no release'

interface Visitor {
  token: string
  held: Held | null
  ordered: Ordered | null
  /** Booked orders, the latest last. */
  booked: { orderId: string; slotId: string }[]
}

type Answer = { ok: true } | { ok: false; reason: string }
const outcome = (answer: Answer): string => (answer.ok ? 'ok' : answer.reason)
const newVisitor = (): Visitor => ({ token: newToken(), held: null, ordered: null, booked: [] })

/** The real thing, as the model's steps ask it. */
export class System {
  readonly visitors = Array.from({ length: VISITORS }, newVisitor)
  readonly slots: string[] = []
  readonly studio: StudioRows
  readonly mutant: Mutant | undefined

  constructor(studio: StudioRows, mutant?: Mutant) {
    this.studio = studio
    this.mutant = mutant
  }

  static async open(studio: StudioRows, mutant?: Mutant): Promise<System> {
    const system = new System(studio, mutant)
    for (let count = 0; count < SLOTS; count += 1) system.slots.push(await addSlot(studio))
    return system
  }

  visitor(index: number): Visitor {
    const found = this.visitors[this.mutant === 'shared token' ? 0 : index]
    if (!found) throw new RangeError(`no visitor ${index}`)
    return found
  }

  async hold(index: number, slot: number): Promise<string> {
    const visitor = this.visitor(index)
    const request = { slotId: this.slots[slot] ?? '', token: visitor.token, address: null, maxPerAddress: 5 }
    const held = await claimSlot(this.studio, request)
    if (held.ok) visitor.held = held
    return outcome(held)
  }

  async extend(index: number): Promise<string> {
    const visitor = this.visitor(index)
    if (!visitor.held) return 'hold_lost'
    const { slotId, lockoutEnd: seenLockoutEnd } = visitor.held
    const maxExtensions = this.mutant === 'no cap' ? 10 : MAX_EXTENSIONS
    const answer = await lengthenHold(this.studio, {
      slotId,
      token: visitor.token,
      seenLockoutEnd,
      maxExtensions,
    })
    if (answer.ok) visitor.held = answer
    return outcome(answer)
  }

  async order(index: number): Promise<string> {
    const visitor = this.visitor(index)
    if (!visitor.held) return 'hold_lost'
    const { slotId, holdVersion } = visitor.held
    const before = visitor.ordered?.orderId
    const ordered = await storeOrder(this.studio, anOrder({ token: visitor.token, slotId, holdVersion }))
    if (!ordered.ok) return ordered.reason
    visitor.ordered = ordered
    return before === undefined || before === ordered.orderId ? 'ok' : 'another order of the same token'
  }

  async confirm(index: number): Promise<string> {
    const visitor = this.visitor(index)
    const { ordered, token, held } = visitor
    if (!ordered) return 'none'
    const answer = await bookOrder(this.studio, confirmationOf(ordered, token))
    if (!answer.ok) return answer.reason
    const again = await bookOrder(this.studio, confirmationOf(ordered, token))
    if (!again.ok || again.isNew) return 'confirmed twice'
    visitor.booked.push({ orderId: ordered.orderId, slotId: held?.slotId ?? '' })
    Object.assign(visitor, { token: newToken(), held: null, ordered: null })
    return 'ok'
  }

  async release(index: number): Promise<string> {
    if (this.mutant === 'no release') return 'ok'
    const { token, held } = this.visitor(index)
    if (!held) return 'none'
    return (await releaseHold(this.studio, { token, slotId: held.slotId })) ? 'ok' : 'none'
  }

  /** Of the visitor's latest booking; its slot. */
  async cancel(index: number): Promise<number> {
    const last = this.visitor(index).booked.pop()
    if (!last) return -1
    const request = { orderId: last.orderId, reason: '', outboxId: randomUUID() }
    const first = await cancelOrder(this.studio, request)
    const again = await cancelOrder(this.studio, { ...request, outboxId: randomUUID() })
    if (!first.ok || again.ok) throw new Error('an order is cancelled once')
    return this.slots.indexOf(last.slotId)
  }

  /** Moves every hold into the past, as time would. */
  async pass(seconds: number): Promise<void> {
    const passed = this.mutant === 'slow clock' ? seconds / 2 : seconds
    const by = sql`make_interval(secs => ${passed})`
    const { rows } = await sql<{ token: string; end: Date }>`
      update slot set held_at = held_at - ${by}, lockout_end = lockout_end - ${by}
      where business_id = ${this.studio.businessId} and status = 'BOOKING' and id = any(${this.slots}::text[])
      returning hold_token as token, lockout_end as end`.execute(this.studio.kysely)
    for (const { token, end } of rows) {
      const visitor = this.visitors.find((one) => one.token === token)
      if (visitor?.held) visitor.held = { ...visitor.held, lockoutEnd: end }
    }
  }

  async sweep(): Promise<void> {
    await sweep(this.studio.kysely)
  }

  /** Who has each slot now: `held 1`, `booked`, or `free`. */
  async state(): Promise<string[]> {
    const { rows } = await sql<{ id: string; status: string; token: string | null; extensions: number }>`
      select id, case when status = 'BOOKING' and lockout_end <= now() then 'AVAILABLE' else status end as status,
        hold_token as token, extension_count as extensions
      from slot where business_id = ${this.studio.businessId} and id = any(${this.slots}::text[])`.execute(
      this.studio.kysely,
    )
    return this.slots.map((slotId) => {
      const row = rows.find(({ id }) => id === slotId)
      if (row?.status === 'BOOKED') return 'booked'
      if (row?.status !== 'BOOKING') return 'free'
      return `held ${this.visitors.findIndex(({ token }) => token === row.token)} +${row.extensions}`
    })
  }
}
