/** `child.ts <folder>` books on the embedded engine; `--cut <survival>` ends in a power cut, `--careless` without fsync. */
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { extensions, openDurable } from '../../src/db/durable-fs.ts'
import { engineOf } from '../../src/db/engine.ts'
import { LitePool } from '../../src/db/lite-pool.ts'
import { kyselyOver, openDatabase, type Database } from '../../src/db/open.ts'
import { Publishing } from '../../src/db/publishing.ts'
import { bookUntilKilled } from './booking-load.ts'
import { watchWrites } from './power-cut.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cut: { type: 'string' }, careless: { type: 'boolean' }, url: { type: 'string' } },
})
const [folder = ''] = positionals

/** In this thread, where the writes can be watched; the folder has been made and migrated before. */
async function openWatched(): Promise<Database> {
  const pglite = values.careless ? await PGlite.create(folder, { extensions }) : await openDurable(folder)
  const pool = new LitePool(engineOf(pglite))
  const publishing = new Publishing()
  return { kysely: kyselyOver(pool), pool, engine: 'pglite', publishing, close: () => pool.end() }
}

const began = performance.now()
const watch = values.cut === undefined ? undefined : watchWrites(folder)
const database = watch ? await openWatched() : await openDatabase({ dataDir: folder, url: values.url })
const openMs = performance.now() - began
const last = 1 + Math.floor(Math.random() * 60)
await bookUntilKilled(database, openMs, (count) => {
  if (watch && count === last) setTimeout(() => watch.cut(Number(values.cut)), Math.random() * 20)
})
