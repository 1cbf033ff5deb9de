import { beforeEach, describe, expect, test } from 'vitest'
import { leaveMinutes } from '../../../test/holds.ts'
import {
  addSlot,
  addStudio,
  minutesFromNow,
  newToken,
  type StudioRows,
} from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { addGuest } from '../../../test/waitlist.ts'
import { claimSlot } from './claim-slot.ts'
import { lengthenHold } from './lengthen-hold.ts'
import { readBooked } from './read-booked.ts'
import { topUpHold } from './top-up-hold.ts'

const database = useTestDatabase()
let studio: StudioRows
let slotId: string
let token: string
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  slotId = await addSlot(studio)
  token = newToken()
  await claimSlot(studio, { slotId, token, address: null, maxPerAddress: 5 })
})

const extend = (seenLockoutEnd: Date, more: { token?: string; maxExtensions?: number } = {}) =>
  lengthenHold(studio, { slotId, token, seenLockoutEnd, maxExtensions: 10, ...more })
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)

describe('extending a hold', () => {
  test('adds 15 minutes once, however often it is asked', async () => {
    const seen = await leaveMinutes(studio, slotId, 1)
    const answers = await Promise.all([extend(seen), extend(seen), extend(seen)])
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, lockoutEnd: later(seen, 15), extensionCount: 1 })
  })

  test('changes nothing for an end that is not the current one', async () => {
    const left = await leaveMinutes(studio, slotId, 1)
    expect(await extend(later(left, -15))).toMatchObject({ ok: true, lockoutEnd: left, extensionCount: 0 })
  })

  test('is too early until two minutes are left', async () => {
    expect(await extend(await leaveMinutes(studio, slotId, 2.1))).toEqual({ ok: false, reason: 'too_early' })
    expect(await extend(await leaveMinutes(studio, slotId, 1.9))).toMatchObject({ ok: true })
  })

  test('ends at the limit', async () => {
    await extend(await leaveMinutes(studio, slotId, 1))
    const seen = await leaveMinutes(studio, slotId, 1)
    expect(await extend(seen, { maxExtensions: 1 })).toEqual({ ok: false, reason: 'no_more' })
  })

  test('never outlasts all extensions, however often declined payments have topped it up', async () => {
    const heldFor = async (minutes: number) => {
      const seen = await leaveMinutes(studio, slotId, 1)
      const held_at = later(seen, -minutes)
      await database().kysely.updateTable('slot').set({ held_at, extension_count: 9 }).execute()
      return seen
    }
    const seen = await heldFor(160)
    expect(await extend(seen)).toMatchObject({ ok: true, lockoutEnd: later(seen, 5) })
    expect(await extend(await heldFor(165))).toEqual({ ok: false, reason: 'no_more' })
  })

  test('is refused to another token and after the end', async () => {
    const lost = { ok: false, reason: 'hold_lost' }
    expect(await extend(await leaveMinutes(studio, slotId, 1), { token: newToken() })).toEqual(lost)
    expect(await extend(await leaveMinutes(studio, slotId, -0.01))).toEqual(lost)
  })
})

describe('topping up after a declined payment', () => {
  test('leaves five minutes, never fewer than there were', async () => {
    await leaveMinutes(studio, slotId, 1)
    const topped = await topUpHold(studio, { slotId, token, maxExtensions: 10 })
    expect(topped.ok && topped.lockoutEnd.getTime() - topped.serverNow.getTime()).toBe(5 * 60_000)
    const left = await leaveMinutes(studio, slotId, 9)
    expect(await topUpHold(studio, { slotId, token, maxExtensions: 10 })).toMatchObject({ lockoutEnd: left })
  })

  test('keeps a time that is kept for its guest closed to others until after it', async () => {
    await database()
      .kysely.updateTable('slot')
      .set({
        offer_token: token,
        offer_until: minutesFromNow(2),
        offer_order_id: await addGuest(studio, { serviceId: 'mini' }),
      })
      .execute()
    await leaveMinutes(studio, slotId, 1)
    const topped = await topUpHold(studio, { slotId, token, maxExtensions: 10 })
    const slot = await database().kysely.selectFrom('slot').select('offer_until').executeTakeFirst()
    expect(slot?.offer_until).toEqual(topped.ok && later(topped.lockoutEnd, 10))
  })

  test('never outlasts all extensions, and is refused to another token', async () => {
    const left = await leaveMinutes(studio, slotId, 1)
    expect(await topUpHold(studio, { slotId, token, maxExtensions: 0 })).toMatchObject({ lockoutEnd: left })
    const refusal = await topUpHold(studio, { slotId, token: newToken(), maxExtensions: 10 })
    expect(refusal).toEqual({ ok: false, reason: 'hold_lost' })
  })
})

describe('checking a slot', () => {
  test('tells whose it is, and an ended hold from a live one', async () => {
    expect(await readBooked(studio, slotId, token)).toMatchObject({
      status: 'BOOKING',
      isBooked: false,
      isHeldByYou: true,
    })
    expect(await readBooked(studio, slotId)).toMatchObject({ status: 'BOOKING', isHeldByYou: false })
    await leaveMinutes(studio, slotId, -0.01)
    expect(await readBooked(studio, slotId, token)).toMatchObject({
      status: 'AVAILABLE',
      isHeldByYou: false,
    })
    expect(await readBooked(await addStudio(database().kysely), slotId, token)).toBeUndefined()
  })
})
