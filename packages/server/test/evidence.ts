/** A signature can't be altered unseen: `npm run test:evidence`, on both engines. */
import { sql, type Kysely } from 'kysely'
import { DatabaseError } from '../src/db/pool.ts'
import { textHash } from '../src/store/contracts/contract-events.ts'
import { readEvidence } from '../src/store/contracts/read-evidence.ts'
import { verifyEvidence } from '../src/store/contracts/verify-evidence.ts'
import type { Database } from '../src/db/open.ts'
import type { Tables } from '../src/db/tables.ts'
import { write } from '../src/db/write.ts'
import { onEachEngine } from './each-engine.ts'
import { flipped, overwrite, storedValues, type Value } from './evidence/flip-byte.ts'
import { signRecords } from './evidence/signed-records.ts'
import { report, reportCounts, reportInvariants } from './report.ts'

const flips = 500
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
let state = seed

/** A number from 0 to just below `below`; the same ones for the same seed. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

type Detects = (kysely: Kysely<Tables>) => Promise<boolean>

const detects: Detects = async (kysely) => (await verifyEvidence(kysely)).faults.length > 0

/** What a check without the list of events would see. */
const detectsByText: Detects = async (kysely) =>
  (await readEvidence(kysely, sql`true`)).some(({ record }) => textHash(record.body) !== record.bodySha256)

/** A byte of all that is stored, each as likely as any other. */
function pick(values: readonly Value[]): { value: Value; text: string | undefined } {
  let at = random(values.reduce((sum, { bytes }) => sum + bytes.length, 0))
  for (const value of values) {
    if (at < value.bytes.length) return { value, text: flipped(value.bytes, at, random(8)) }
    at -= value.bytes.length
  }
  throw new RangeError('no value left')
}

type Outcome = 'detected' | 'missed' | 'refused' | 'same'

/** Changes one byte, looks, and takes it back. */
async function flipOnce({ kysely }: Database, values: readonly Value[], judge: Detects): Promise<Outcome> {
  const { value, text } = pick(values)
  if (text === undefined) return 'same'
  try {
    return await write<Outcome>(kysely, async (tx, refuse) => {
      if (!(await overwrite(tx, value, text))) return refuse('same')
      return refuse((await judge(tx)) ? 'detected' : 'missed')
    })
  } catch (error) {
    if (error instanceof DatabaseError) return 'refused'
    throw error
  }
}

async function flipMany(database: Database, judge: Detects): Promise<Record<Outcome, number>> {
  const values = await database.kysely.transaction().execute(storedValues)
  const counts = { detected: 0, missed: 0, refused: 0, same: 0 }
  while (counts.detected + counts.missed < flips) counts[await flipOnce(database, values, judge)] += 1
  return counts
}

async function test(database: Database): Promise<void> {
  const { engine, kysely } = database
  await signRecords(kysely)
  const { checked, faults } = await verifyEvidence(kysely)
  report(
    engine,
    checked === 3 && faults.length === 0,
    `untouched: ${checked} signatures, ${faults.length} faults`,
  )
  const { detected, missed, refused } = await flipMany(database, detects)
  const more = `${refused} more refused by the database, seed ${seed}`
  report(engine, missed === 0, `${detected} of ${flips} byte flips detected (${more})`)
  const control = await flipMany(database, detectsByText)
  report(
    engine,
    control.missed > 0,
    `control, must miss: the text alone misses ${control.missed} of ${flips}`,
  )
  const left = await verifyEvidence(kysely)
  report(engine, left.faults.length === 0, 'as it was afterwards')
  await reportInvariants(database)
}

await onEachEngine(test)
reportCounts()
