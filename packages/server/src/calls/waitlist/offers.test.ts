import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endHold, leaveMinutes } from '../../../test/holds.ts'
import { anOrder, bookSlot, confirmationOf } from '../../../test/orders.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addStudio, minutesFromNow, newToken, type StudioRows } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { addGuest, addWaitlistService, addWantedSlot, endOffer, offerOf } from '../../../test/waitlist.ts'
import { claimSlot } from '../../store/holds/claim-slot.ts'
import { lengthenHold } from '../../store/holds/lengthen-hold.ts'
import { bookOrder } from '../../store/orders/book-order.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { moveOrder } from '../../store/orders/move-order.ts'
import { setStatus } from '../../store/orders/set-status.ts'
import { storeOrder } from '../../store/orders/store-order.ts'
import { advanceOffers } from '../../store/waitlist/advance-offers.ts'

const database = useTestDatabase()
leavesPromisesKept(database)
let studio: StudioRows
let serviceId: string
let slotId: string
let orderId: string
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  serviceId = await addWaitlistService(studio)
  slotId = await addWantedSlot(studio, serviceId)
  orderId = await bookSlot(studio, slotId)
})

const cancel = (id = orderId) => cancelOrder(studio, { orderId: id, reason: '', outboxId: randomUUID() })
const guest = (minutesAgo: number, days?: string[]) =>
  addGuest(studio, { serviceId, minutesAgo, ...(days && { days }) })
const nobody = { address: null, maxPerAddress: 5 }
const hold = (token: string, slot = slotId) =>
  claimSlot(studio, { slotId: slot, token, offerToken: token, ...nobody })
const keptFor = async (slot = slotId) => (await offerOf(studio, slot)).orderId
const tokenOf = async (slot = slotId) => (await offerOf(studio, slot)).token ?? ''
const told = async () =>
  (await studio.kysely.selectFrom('outbox').selectAll().where('kind', '=', 'waitlist.offered').execute()).map(
    ({ payload }) => payload,
  )
const readSlotRow = () =>
  studio.kysely.selectFrom('slot').selectAll().where('id', '=', slotId).executeTakeFirstOrThrow()
const closedUntil = async () => (await readSlotRow()).offer_until?.getTime() ?? 0
const advance = () => advanceOffers(studio.kysely)

describe('a freed slot', () => {
  test('goes to the oldest guest, then to the next, then to everyone', async () => {
    const [second, first] = [await guest(5), await guest(10)]
    await cancel()
    expect(await keptFor()).toBe(first)
    await advance()
    expect(await keptFor()).toBe(first)
    await endOffer(studio, slotId)
    await advance()
    expect(await keptFor()).toBe(second)
    await endOffer(studio, slotId)
    await advance()
    expect(await offerOf(studio, slotId)).toEqual({ orderId: null, token: null })
    expect(await hold(newToken())).toMatchObject({ ok: true })
  })

  test('is told once to each, with the link and its end', async () => {
    const first = await guest(10)
    await cancel()
    const token = await tokenOf()
    expect(await told()).toEqual([
      { orderId: first, slotId, path: `/reserved/${slotId}#${token}`, until: expect.any(String) },
    ])
    await endOffer(studio, slotId)
    await advance()
    await advance()
    expect(await told()).toHaveLength(1)
  })

  test('is closed to strangers, also while the next guest is being asked', async () => {
    await guest(10)
    await guest(5)
    await cancel()
    expect(await hold(newToken())).toEqual({ ok: false, reason: 'slot_taken' })
    await endOffer(studio, slotId)
    expect(await hold(newToken())).toEqual({ ok: false, reason: 'slot_taken' })
  })

  test('of a move is offered as well', async () => {
    const first = await guest(10)
    const next = await addWantedSlot(studio, serviceId, 11)
    const target = { slotId: next }
    const request = {
      orderId,
      target,
      token: newToken(),
      termsVersion: 1,
      dueDates: [],
      outboxId: randomUUID(),
    }
    expect(await moveOrder(studio, request)).toMatchObject({ ok: true })
    expect(await keptFor()).toBe(first)
  })

  test('passes over who named other days', async () => {
    await guest(10, ['2031-05-05'])
    const any = await guest(5)
    await cancel()
    expect(await keptFor()).toBe(any)
  })

  test('asks the guest who named its day', async () => {
    const { start_time } = await studio.kysely
      .selectFrom('slot')
      .select('start_time')
      .where('id', '=', slotId)
      .executeTakeFirstOrThrow()
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(start_time)
    const first = await guest(10, [day])
    await cancel()
    expect(await keptFor()).toBe(first)
  })

  test('two of them are for two guests, one each', async () => {
    const other = await addWantedSlot(studio, serviceId, 11)
    const otherOrder = await bookSlot(studio, other)
    const [second, first] = [await guest(5), await guest(10)]
    await cancel()
    await cancel(otherOrder)
    expect([await keptFor(), await keptFor(other)]).toEqual([first, second])
  })

  test.each([
    ['nobody waits', async () => {}],
    [
      'the list is closed',
      async () => {
        await guest(10)
        await studio.kysely.updateTable('service').set({ is_waitlist_enabled: false }).execute()
      },
    ],
    ['the guest waits for another service', async () => void (await addGuest(studio, { serviceId: 'mini' }))],
  ])('is everyone’s at once when %s', async (_, prepare) => {
    await prepare()
    await cancel()
    expect(await keptFor()).toBeNull()
    expect(await hold(newToken())).toMatchObject({ ok: true })
  })
})

describe('an offer', () => {
  test('that its guest holds is waited for, then passed on', async () => {
    const [second, first] = [await guest(5), await guest(10)]
    await cancel()
    expect(await hold(await tokenOf())).toMatchObject({ ok: true })
    await endOffer(studio, slotId)
    await advance()
    expect(await keptFor()).toBe(first)
    await endHold(studio, slotId)
    await advance()
    expect(await keptFor()).toBe(second)
  })

  test('is closed to strangers for as long as its guest holds, and until the next one is asked', async () => {
    await guest(10)
    await cancel()
    const token = await tokenOf()
    await studio.kysely
      .updateTable('slot')
      .set({ offer_until: minutesFromNow(1) })
      .execute()
    const held = await hold(token)
    if (!held.ok) throw new Error(held.reason)
    expect(await closedUntil()).toBeGreaterThan(held.lockoutEnd.getTime())
    const seenLockoutEnd = await leaveMinutes(studio, slotId, 1)
    const extended = await lengthenHold(studio, { slotId, token, seenLockoutEnd, maxExtensions: 1 })
    if (!extended.ok) throw new Error(extended.reason)
    expect(await closedUntil()).toBeGreaterThan(extended.lockoutEnd.getTime())
  })

  test('taken: the guest’s entry is the booking, and the list goes on without it', async () => {
    const [, first] = [await guest(5), await guest(10)]
    await cancel()
    const token = await tokenOf()
    const held = await hold(token)
    if (!held.ok) throw new Error(held.reason)
    const { holdVersion } = held
    const ordered = await storeOrder(studio, anOrder({ token, slotId, holdVersion, existingOrderId: first }))
    if (!ordered.ok) throw new Error(ordered.reason)
    expect(ordered.orderId).toBe(first)
    expect(await bookOrder(studio, confirmationOf(ordered, token))).toMatchObject({ ok: true })
    await advance()
    const open = studio.kysely.selectFrom('waitlist_offer').selectAll().where('ended_at', 'is', null)
    expect(await open.execute()).toEqual([])
    expect(await offerOf(studio, slotId)).toEqual({ orderId: null, token: null })
  })

  test('whose guest books another time goes to the next', async () => {
    const [second, first] = [await guest(5), await guest(10)]
    await cancel()
    const token = await tokenOf()
    const order = async (slot: string) => {
      const held = await hold(token, slot)
      if (!held.ok) throw new Error(held.reason)
      const { holdVersion } = held
      const wish = anOrder({ token, slotId: slot, holdVersion, existingOrderId: first })
      const ordered = await storeOrder(studio, wish)
      if (!ordered.ok) throw new Error(ordered.reason)
      return ordered
    }
    await order(slotId)
    const ordered = await order(await addWantedSlot(studio, serviceId, 11))
    expect(await bookOrder(studio, confirmationOf(ordered, token))).toMatchObject({ ok: true })
    expect(await keptFor()).toBe(second)
  })

  test.each([
    ['cancelled', (id: string) => cancel(id)],
    ['written to as an inquiry', (id: string) => setStatus(studio, { orderId: id, to: 'INQUIRY' })],
  ])('to a guest who is %s goes to the next', async (_, leave) => {
    const [second, first] = [await guest(5), await guest(10)]
    await cancel()
    expect(await leave(first)).toMatchObject({ ok: true })
    expect(await keptFor()).toBe(second)
  })
})
