import { expect, test } from 'vitest'
import { useTestDatabase } from '../../test/test-database.ts'
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
