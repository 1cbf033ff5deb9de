import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookSlot } from '../../test/orders.ts'
import { addStudio } from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { addGuest, addWaitlistService, addWantedSlot, endOffer, offerOf } from '../../test/waitlist.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { startOffering } from './start-offering.ts'

const database = useTestDatabase()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('asks the next guest within a minute, until it is stopped', async () => {
  const studio = await addStudio(database().kysely)
  const serviceId = await addWaitlistService(studio)
  await addGuest(studio, { serviceId, minutesAgo: 10 })
  const second = await addGuest(studio, { serviceId, minutesAgo: 5 })
  const slotId = await addWantedSlot(studio, serviceId)
  const orderId = await bookSlot(studio, slotId)
  await cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
  await endOffer(studio, slotId)
  const offering = startOffering(studio.kysely, () => {})
  vi.advanceTimersByTime(60_000)
  await expect.poll(async () => (await offerOf(studio, slotId)).orderId).toBe(second)
  offering.stop()
  expect(vi.getTimerCount()).toBe(0)
})
