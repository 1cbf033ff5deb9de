import { expect, test } from 'vitest'
import { useTestDatabase } from '../../test/test-database.ts'
import { countedQueries } from '../testing/counted-queries.ts'
import { addSite } from '../testing/test-app.ts'
import { studioFinder } from './studio-by-host.ts'

const database = useTestDatabase()

test('an answer is remembered for half a minute, then asked anew', async () => {
  let now = 0
  const find = studioFinder(database(), () => now)
  expect(await find('studio.test')).toBeUndefined()
  const { businessId } = await addSite(database(), 'studio.test')
  now = 29_999
  expect(await find('studio.test')).toBeUndefined()
  now = 30_000
  expect(await find('studio.test:3000')).toMatchObject({ id: businessId, timeZone: 'America/Chicago' })
})

test('whoever asks at the same time waits for the same answer, after a publishing too', async () => {
  const { businessId } = await addSite(database(), 'studio.test')
  const { database: counted, state } = countedQueries(database())
  const find = studioFinder(counted)
  const crowd = () => Promise.all(Array.from({ length: 5 }, () => find('studio.test')))
  await crowd()
  expect(state.count).toBe(1)
  counted.publishing.tell(businessId)
  expect((await crowd()).map((studio) => studio?.id)).toEqual(Array.from({ length: 5 }, () => businessId))
  expect(state.count).toBe(2)
})

test('an answer that fails is not remembered', async () => {
  const { businessId } = await addSite(database(), 'studio.test')
  const { database: counted, state } = countedQueries(database())
  const find = studioFinder(counted)
  state.isRefusing = true
  await expect(find('studio.test')).rejects.toThrow('refused')
  state.isRefusing = false
  expect(await find('studio.test')).toMatchObject({ id: businessId })
})
