import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { confirmOrder } from '@bellows/api'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { addPackage } from '../../test/studio-fixture.ts'
import { defaultSettings } from '../base/settings.ts'
import { newOrder } from '../testing/booked.ts'
import { useTestApp } from '../testing/test-app.ts'
import { startMailing } from './start-mailing.ts'

const app = useTestApp()

test('without a mail server letters are files in the data folder, until it is stopped', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bellows-mail-'))
  await addPackage(app().rows)
  const { orderId, token } = await newOrder(app())
  await app().call(confirmOrder, { id: orderId }, { token })
  const settings = { ...defaultSettings, dataDir }
  const mailing = startMailing({ database: app().database, log: pino({ level: 'silent' }), settings })
  await vi.waitFor(async () => expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(2), {
    timeout: 15_000,
  })
  await mailing.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 20_000)
