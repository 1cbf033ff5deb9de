import { holdSlot } from '@bellows/api'
import { expect, test } from 'vitest'
import { addPackage, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const at2030 = { start_time: new Date('2030-01-26T15:00:00Z'), end_time: new Date('2030-01-26T15:20:00Z') }

test('a hold answers slot, lockoutEnd, serverNow, a secret token and the frozen price', async () => {
  await addPackage(app().rows)
  const id = await addSlot(app().rows)
  const held = await app().call(holdSlot, { id })
  const left = Date.parse(held.lockoutEnd ?? '') - Date.parse(held.serverNow)
  expect(left).toBeGreaterThan(14 * 60_000)
  expect(left).toBeLessThanOrEqual(15 * 60_000)
  expect(held.holdToken.length).toBeGreaterThanOrEqual(22)
  expect(held.slot).toMatchObject({ id, status: 'BOOKING' })
  expect(held).toMatchObject({ packageId: 'basic', quote: { subtotal: '195.00', total: '214.50' } })
})

test('the same token again never renews; another visitor is told who was quicker', async () => {
  const id = await addSlot(app().rows, at2030)
  const first = await app().call(holdSlot, { id })
  const again = await app().call(holdSlot, { id }, { token: first.holdToken })
  expect(again.lockoutEnd).toBe(first.lockoutEnd)
  expect(await app().refusal(holdSlot, { id })).toMatchObject({
    status: 409,
    error: 'slot_taken',
    message:
      'This slot (9:00 AM on Sat, Jan 26, 2030) has just been booked by someone else. ' +
      'We apologize for the inconvenience. Please choose another slot to continue the booking process. Thanks for understanding!',
  })
})

test('a premium slot is held only once its fee is accepted', async () => {
  const id = await addSlot(app().rows, { premium_fee_minor: 4500, premium_note: 'Golden hour' })
  expect(await app().refusal(holdSlot, { id })).toMatchObject({ status: 409, error: 'premium_not_accepted' })
  const held = await app().call(holdSlot, { id, isPremiumAccepted: true })
  expect(held.quote?.lines).toMatchObject([{ kind: 'premium', amount: '45.00' }])
})

test('an unknown package, a missing slot and a foreign one are refused', async () => {
  const id = await addSlot(app().rows)
  expect(await app().refusal(holdSlot, { id, packageId: 'nobodys' })).toMatchObject({ status: 422 })
  expect(await app().refusal(holdSlot, { id: 'not-there' })).toMatchObject({ status: 404 })
  expect(await app().call(holdSlot, { id }, { token: newToken() })).toMatchObject({ slot: { id } })
})
