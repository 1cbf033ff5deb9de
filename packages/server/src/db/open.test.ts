import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addStudio } from '../../test/studio-fixture.ts'
import { requireDurable } from './durable-fs.ts'
import { lockFolder } from './folder-lock.ts'
import { tidy } from './maintenance.ts'
import { openDatabase, type Database } from './open.ts'

let parent: string
let dataDir: string
let database: Database | undefined
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-open-'))
  dataDir = path.join(parent, 'data', 'database')
})
afterEach(async () => {
  await database?.close()
  database = undefined
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

const opening = () => openDatabase({ dataDir })

describe('the embedded database', () => {
  test('makes its folder, and keeps what was written', async () => {
    fs.mkdirSync(`${dataDir}.init-1`, { recursive: true })
    const first = await opening()
    await addStudio(first.kysely, 'kept')
    await tidy(first.pool)
    await first.close()
    database = await opening()
    expect(await database.kysely.selectFrom('business').select('id').execute()).toEqual([{ id: 'kept' }])
    expect(fs.readdirSync(path.dirname(dataDir)).filter((name) => name.includes('init'))).toEqual([])
  })

  test('lets no second one in, from this process or another, and does not wait', async () => {
    database = await opening()
    await expect(opening()).rejects.toThrow(
      `another process is using ${dataDir}, probably the running server; stop it first`,
    )
    const script = `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))}
      try { lockFolder(${JSON.stringify(dataDir)}) } catch (error) { console.log(error.name) }`
    const args = ['--input-type=module', '--eval', script]
    const other = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 2_000 })
    expect([other.stdout.trim(), other.stderr, other.status]).toEqual(['FolderInUse', '', 0])
  })

  test('says what keeps it from writing, where nobody else is using it', () => {
    const place = path.join(parent, 'a-file')
    fs.mkdirSync(`${place}.lock`)
    expect(() => lockFolder(place)).toThrow(`cannot keep data in ${place}: it may not be written to`)
    fs.writeFileSync(
      path.join(parent, 'other.lock'),
      'not a database, and longer than a header of one'.repeat(20),
    )
    expect(() => lockFolder(path.join(parent, 'other'))).toThrow(
      /cannot keep data in .*: file is not a database/,
    )
  })

  test('refuses to run where a commit does not reach the disk', async () => {
    await expect(requireDurable(await PGlite.create())).rejects.toThrow('refusing to start')
  })

  test('tells once when its worker ends by itself, and is away from then on, by code', async () => {
    await (await opening()).close()
    const workers: Worker[] = []
    const keep = (worker: Worker) => void workers.push(worker)
    const lost: unknown[] = []
    process.on('worker', keep)
    const opened = await openDatabase({ dataDir, onLost: (error) => lost.push(error) })
    process.off('worker', keep)
    const underWay = opened.pool.query('select pg_sleep(5)')
    await Promise.all([
      expect(underWay).rejects.toMatchObject({ code: '08006' }),
      ...workers.map((worker) => worker.terminate()),
    ])
    await expect(opened.pool.query('select 1')).rejects.toMatchObject({ code: '08006' })
    expect(lost).toEqual([expect.objectContaining({ message: 'the embedded database ended by itself (1)' })])
    await opened.close().catch(() => undefined)
  })

  test('frees its folder on close', async () => {
    database = await opening()
    await database.close()
    database = undefined
    expect(() => lockFolder(dataDir).release()).not.toThrow()
  })
})
