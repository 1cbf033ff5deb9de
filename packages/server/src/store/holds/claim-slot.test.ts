import { beforeEach, describe, expect, test } from 'vitest'
import { endHold, heldSlots } from '../../../test/holds.ts'
import {
  addPackage,
  addSlot,
  addStudio,
  minutesFromNow,
  newToken,
  type StudioRows,
} from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { claimSlot } from './claim-slot.ts'
import type { HoldRequest } from './hold.ts'
import { releaseHold } from './release-hold.ts'

const database = useTestDatabase()
let studio: StudioRows
beforeEach(async () => {
  studio = await addStudio(database().kysely)
})

const request = (more: Partial<HoldRequest> = {}): HoldRequest => ({
  token: newToken(),
  address: null,
  maxPerAddress: 5,
  ...more,
})
const choice = {
  packageId: 'basic',
  addons: [{ id: 'x', quantity: 1 }],
  price: { total: '195.00' },
  hasDiscount: false,
}

describe('holding a slot', () => {
  test('lasts 15 minutes by the database clock', async () => {
    const slotId = await addSlot(studio)
    const held = await claimSlot(studio, { ...request(), slotId })
    if (!held.ok) throw new Error(held.reason)
    expect(held.lockoutEnd.getTime() - held.serverNow.getTime()).toBe(15 * 60_000)
  })

  test('again with the same token never renews and keeps or changes the choice', async () => {
    await addPackage(studio)
    const slotId = await addSlot(studio)
    const token = newToken()
    const first = await claimSlot(studio, { ...request({ token, choice }), slotId })
    await database()
      .kysely.updateTable('slot')
      .set({ held_at: minutesFromNow(-10), lockout_end: minutesFromNow(5) })
      .execute()
    const again = await claimSlot(studio, { ...request({ token }), slotId })
    const same = await claimSlot(studio, { ...request({ token, choice }), slotId })
    const other = await claimSlot(studio, {
      ...request({ token, choice: { ...choice, packageId: null } }),
      slotId,
    })
    const versions = [first, again, same, other].map((held) => held.ok && held.holdVersion)
    expect(versions).toEqual([1, 1, 1, 2])
    expect(again.ok && again.lockoutEnd.getTime()).toBeLessThan(minutesFromNow(6).getTime())
    const [row] = await heldSlots(studio)
    expect(row).toMatchObject({ hold_package_id: null, hold_addons: choice.addons, hold_price: choice.price })
  })

  test('is refused while another holds it and free once that hold has ended', async () => {
    const slotId = await addSlot(studio)
    await claimSlot(studio, { ...request(), slotId })
    expect(await claimSlot(studio, { ...request(), slotId })).toEqual({ ok: false, reason: 'slot_taken' })
    await endHold(studio, slotId)
    const token = newToken()
    expect(await claimSlot(studio, { ...request({ token }), slotId })).toMatchObject({
      ok: true,
      extensionCount: 0,
    })
    expect((await heldSlots(studio)).map((slot) => slot.hold_token)).toEqual([token])
  })

  test('frees the token’s other slot, but only if this one is won', async () => {
    const [mine, theirs, free] = [await addSlot(studio), await addSlot(studio), await addSlot(studio)]
    const token = newToken()
    await claimSlot(studio, { ...request({ token }), slotId: mine })
    await claimSlot(studio, { ...request(), slotId: theirs })
    expect(await claimSlot(studio, { ...request({ token }), slotId: theirs })).toMatchObject({
      reason: 'slot_taken',
    })
    expect((await heldSlots(studio)).map((slot) => slot.id)).toContain(mine)
    expect(await claimSlot(studio, { ...request({ token }), slotId: free })).toMatchObject({ ok: true })
    expect((await heldSlots(studio)).map((slot) => slot.id).toSorted()).toEqual([theirs, free].toSorted())
  })

  test.each([
    ['disabled', { is_disabled: true }],
    ['break', { is_break_time: true }],
    ['past', { start_time: minutesFromNow(-1) }],
  ])('refuses a slot that is %s', async (_, row) => {
    const slotId = await addSlot(studio, row)
    expect(await claimSlot(studio, { ...request(), slotId })).toEqual({ ok: false, reason: 'not_bookable' })
  })

  test('of a reserved link needs its token', async () => {
    const slotId = await addSlot(studio, { offer_token: 'offer', offer_until: minutesFromNow(60) })
    expect(await claimSlot(studio, { ...request(), slotId })).toMatchObject({ reason: 'slot_taken' })
    expect(await claimSlot(studio, { ...request({ offerToken: 'offer' }), slotId })).toMatchObject({
      ok: true,
    })
  })

  test('counts the live holds of one address', async () => {
    const address = '192.0.2.1'
    const slots = [await addSlot(studio), await addSlot(studio), await addSlot(studio)]
    const answers = []
    for (const slotId of slots)
      answers.push(await claimSlot(studio, { ...request({ address, maxPerAddress: 2 }), slotId }))
    expect(answers.map((answer) => answer.ok || answer.reason)).toEqual([true, true, 'too_many_holds'])
    const token = newToken()
    const alone = { ...request({ address: '192.0.2.2', maxPerAddress: 1, token }), slotId: slots[2] ?? '' }
    expect([(await claimSlot(studio, alone)).ok, (await claimSlot(studio, alone)).ok]).toEqual([true, true])
    await releaseHold(studio, { token, slotId: slots[2] ?? '' })
    await endHold(studio, slots[0])
    const later = await claimSlot(studio, {
      ...request({ address, maxPerAddress: 2 }),
      slotId: slots[2] ?? '',
    })
    expect(later.ok).toBe(true)
  })

  test('keeps a place of the discount and gives it back when it ends', async () => {
    await addPackage(studio, { places: 1 })
    const [first, second] = [await addSlot(studio), await addSlot(studio)]
    const cheap = { ...choice, hasDiscount: true }
    const token = newToken()
    expect(await claimSlot(studio, { ...request({ token, choice: cheap }), slotId: first })).toMatchObject({
      ok: true,
    })
    expect(await claimSlot(studio, { ...request({ token, choice: cheap }), slotId: first })).toMatchObject({
      ok: true,
    })
    await database()
      .kysely.updateTable('discount')
      .set({ end_at: minutesFromNow(-1) })
      .execute()
    expect(
      await claimSlot(studio, { ...request({ token, choice: { ...cheap, addons: [] } }), slotId: first }),
    ).toMatchObject({ ok: true, holdVersion: 2 })
    const gone = { ok: false, reason: 'discount_gone' }
    await endHold(studio, first)
    expect(await claimSlot(studio, { ...request({ choice: cheap }), slotId: second })).toEqual(gone)
    await database()
      .kysely.updateTable('discount')
      .set({ end_at: minutesFromNow(60) })
      .execute()
    await claimSlot(studio, { ...request({ token, choice: cheap }), slotId: first })
    expect(await claimSlot(studio, { ...request({ choice: cheap }), slotId: second })).toEqual(gone)
    await endHold(studio, first)
    expect(await claimSlot(studio, { ...request({ choice: cheap }), slotId: second })).toMatchObject({
      ok: true,
    })
  })

  test('of another studio is not found', async () => {
    const slotId = await addSlot(studio)
    const other = await addStudio(database().kysely)
    expect(await claimSlot(other, { ...request(), slotId })).toEqual({ ok: false, reason: 'not_found' })
    expect(await heldSlots(studio)).toEqual([])
  })
})
