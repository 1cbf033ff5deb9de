import { randomUUID } from 'node:crypto'
import { cancelOrder } from '../../src/store/orders/cancel-order.ts'
import { bookOrder } from '../../src/store/orders/book-order.ts'
import { storeOrder } from '../../src/store/orders/store-order.ts'
import { claimSlot } from '../../src/store/holds/claim-slot.ts'
import { holdTime } from '../../src/store/holds/hold-time.ts'
import { moveOrder } from '../../src/store/orders/move-order.ts'
import { endHold } from '../holds.ts'
import { addBookedOrders, anOrder, bookSlot, confirmationOf } from '../orders.ts'
import { addPackage, addSlot, minutesFromNow, newToken, type StudioRows } from '../studio-fixture.ts'
import { CONTENDERS, outcomeOf, type RacePath } from './path.ts'
import { waitlistPaths } from './waitlist-paths.ts'

const nobody = { address: null, maxPerAddress: 5 }

async function holdFor(studio: StudioRows, slotId: string, token = newToken()) {
  const held = await claimSlot(studio, { slotId, token, ...nobody })
  if (!held.ok) throw new Error(held.reason)
  return { slotId, token, holdVersion: held.holdVersion }
}

const hold: RacePath = {
  name: 'hold: one slot',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slotId = await addSlot(studio)
    return async () => outcomeOf(await claimSlot(studio, { slotId, token: newToken(), ...nobody }))
  },
}

const takeover: RacePath = {
  ...hold,
  name: 'hold: one that has ended',
  async prepare(studio) {
    const { slotId } = await holdFor(studio, await addSlot(studio))
    await endHold(studio, slotId)
    return async () => outcomeOf(await claimSlot(studio, { slotId, token: newToken(), ...nobody }))
  },
}

const crossing: RacePath = {
  name: 'hold: every token wants the next one’s slot',
  expected: 0,
  refusals: ['slot_taken', 'won'],
  async prepare(studio) {
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    const held = await Promise.all(slots.map((slotId) => holdFor(studio, slotId)))
    return async (contender) => {
      const token = held[contender]?.token ?? ''
      const slotId = slots[(contender + 1) % CONTENDERS] ?? ''
      const answer = await claimSlot(studio, { slotId, token, ...nobody })
      return answer.ok ? 'slot_taken' : answer.reason
    }
  },
}

const token: RacePath = {
  name: 'hold: one token, many addresses, a slot each',
  expected: CONTENDERS,
  refusals: [],
  async prepare(studio) {
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    const one = newToken()
    return async (contender) => {
      const from = { address: `203.0.113.${contender}`, maxPerAddress: 1_000 }
      return outcomeOf(await claimSlot(studio, { slotId: slots[contender] ?? '', token: one, ...from }))
    }
  },
}

const address: RacePath = {
  name: 'hold: five for one address',
  expected: 5,
  refusals: ['too_many_holds'],
  async prepare(studio) {
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    const from = { address: randomUUID(), maxPerAddress: 5 }
    return async (contender) =>
      outcomeOf(await claimSlot(studio, { slotId: slots[contender] ?? '', token: newToken(), ...from }))
  },
}

let nextDay = 10
/** A length of the calendar that no earlier round has touched. */
function freshTime(): { startTime: Date; at: (minutes: number) => Date } {
  nextDay += 1
  const startTime = minutesFromNow(nextDay * 1440)
  return { startTime, at: (minutes) => new Date(startTime.getTime() + minutes * 60_000) }
}

const time: RacePath = {
  name: 'hold: overlapping free times',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const { at } = freshTime()
    return async (contender) => {
      const times = { startTime: at(contender), endTime: at(contender + 60) }
      const slotId = randomUUID()
      return outcomeOf(
        await holdTime(studio, { slotId, serviceId: 'full', ...times, token: newToken(), ...nobody }),
      )
    }
  },
}

const order: RacePath = {
  name: 'order: one hold',
  expected: 1,
  refusals: ['again'],
  async prepare(studio) {
    const held = await holdFor(studio, await addSlot(studio))
    return async () => outcomeOf(await storeOrder(studio, anOrder(held)))
  },
}

const confirm: RacePath = {
  name: 'confirm: one order',
  expected: 1,
  refusals: ['again'],
  async prepare(studio) {
    const held = await holdFor(studio, await addSlot(studio))
    const ordered = await storeOrder(studio, anOrder(held))
    if (!ordered.ok) throw new Error(ordered.reason)
    return async () => outcomeOf(await bookOrder(studio, confirmationOf(ordered, held.token)))
  },
}

const lateConfirm: RacePath = {
  name: 'confirm: against takers of the ended hold',
  expected: 1,
  refusals: ['slot_taken', 'hold_lost'],
  async prepare(studio) {
    const held = await holdFor(studio, await addSlot(studio))
    const ordered = await storeOrder(studio, anOrder(held))
    if (!ordered.ok) throw new Error(ordered.reason)
    await endHold(studio, held.slotId)
    const { slotId } = held
    return async (contender) =>
      contender === 0
        ? outcomeOf(await bookOrder(studio, confirmationOf(ordered, held.token)))
        : outcomeOf(await claimSlot(studio, { slotId, token: newToken(), ...nobody }))
  },
}

/** A move of an order that nobody moved before. */
const moveTo = (studio: StudioRows, orderId: string, slotId: string) =>
  moveOrder(studio, {
    orderId,
    target: { slotId },
    token: newToken(),
    termsVersion: 1,
    dueDates: [],
    outboxId: randomUUID(),
  })

const selectDate: RacePath = {
  name: 'select-date: one order, asked often',
  expected: 1,
  refusals: ['again'],
  async prepare(studio) {
    const orderId = await bookSlot(studio, await addSlot(studio))
    const slotId = await addSlot(studio)
    return async () => outcomeOf(await moveTo(studio, orderId, slotId))
  },
}

const wantedDate: RacePath = {
  name: 'select-date: many orders want one slot',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slotId = await addSlot(studio)
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    const orders = await addBookedOrders(studio, slots)
    return async (contender) => outcomeOf(await moveTo(studio, orders[contender] ?? '', slotId))
  },
}

const swappedDates: RacePath = {
  name: 'select-date: every order wants the next one’s slot',
  expected: 0,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    const orders = await addBookedOrders(studio, slots)
    return async (contender) =>
      outcomeOf(await moveTo(studio, orders[contender] ?? '', slots[(contender + 1) % CONTENDERS] ?? ''))
  },
}

const freedSlot: RacePath = {
  name: 'select-date: for the slot another gives up',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slotId = await addSlot(studio)
    const orderId = await bookSlot(studio, slotId)
    const cancelled = cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
    return async () => {
      await cancelled
      return outcomeOf(await claimSlot(studio, { slotId, token: newToken(), ...nobody }))
    }
  },
}

const discount: RacePath = {
  name: 'discount: last place',
  expected: 1,
  refusals: ['discount_gone'],
  async prepare(studio) {
    const packageId = await addPackage(studio, { id: randomUUID(), places: 3 })
    await studio.kysely
      .updateTable('discount')
      .set({ used_count: 2 })
      .where('package_id', '=', packageId)
      .execute()
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    const choice = { packageId, addons: [], price: {}, hasDiscount: true }
    return async (contender) =>
      outcomeOf(
        await claimSlot(studio, { slotId: slots[contender] ?? '', token: newToken(), ...nobody, choice }),
      )
  },
}

export const racePaths = [
  hold,
  takeover,
  crossing,
  address,
  token,
  time,
  order,
  confirm,
  lateConfirm,
  selectDate,
  wantedDate,
  swappedDates,
  freedSlot,
  discount,
  ...waitlistPaths,
]
