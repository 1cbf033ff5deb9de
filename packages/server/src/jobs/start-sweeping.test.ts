import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveMinutes } from '../../test/holds.ts'
import { addSlot, addStudio, newToken } from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { claimSlot } from '../store/holds/claim-slot.ts'
import { startSweeping } from './start-sweeping.ts'

const database = useTestDatabase()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const tenMinutes = 10 * 60_000

async function heldLongAgo() {
  const studio = await addStudio(database().kysely)
  const slotId = await addSlot(studio)
  await claimSlot(studio, { slotId, token: newToken(), address: null, maxPerAddress: 5 })
  await leaveMinutes(studio, slotId, -61)
  const status = async () =>
    (await studio.kysely.selectFrom('slot').select('status').where('id', '=', slotId).executeTakeFirst())
      ?.status
  return { studio, status }
}

test('sweeps every ten minutes until it is stopped', async () => {
  const { studio, status } = await heldLongAgo()
  const onError = vi.fn<(cause: unknown) => void>()
  const mailFolder = mkdtempSync(path.join(tmpdir(), 'bellows-mail-'))
  const letter = path.join(mailFolder, 'old.eml')
  writeFileSync(letter, '')
  utimesSync(letter, 0, 0)
  const sweeping = startSweeping({ kysely: studio.kysely, abandonedOrderDays: 30, mailFolder }, onError)
  vi.advanceTimersByTime(tenMinutes - 1)
  expect(await status()).toBe('BOOKING')
  vi.advanceTimersByTime(1)
  await expect.poll(status).toBe('AVAILABLE')
  await expect.poll(() => readdirSync(mailFolder)).toEqual([])
  rmSync(mailFolder, { recursive: true })
  sweeping.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(onError).not.toHaveBeenCalled()
})

test('tells of a failed round and tries again', async () => {
  const onError = vi.fn<(cause: unknown) => void>()
  const broken = new Proxy(database().kysely, {
    get: () => () => {
      throw new Error('the database is away')
    },
  })
  const sweeping = startSweeping({ kysely: broken, abandonedOrderDays: 30, mailFolder: '/nowhere' }, onError)
  vi.advanceTimersByTime(tenMinutes)
  await expect.poll(() => onError.mock.calls.length).toBe(1)
  vi.advanceTimersByTime(tenMinutes)
  await expect.poll(() => onError.mock.calls.length).toBe(2)
  sweeping.stop()
})
