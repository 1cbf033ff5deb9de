/** What calls cost, and how questions are answered among a million slots: `npm run bench:api`. */
import { openDatabase } from '../src/db/open.ts'
import type { CallName } from './bench/calls.ts'
import type { Figures } from './bench/compare.ts'
import { addManyStudios } from './bench/many-studios.ts'
import { measureAll } from './bench/plan-checks.ts'
import { compareCalls } from './bench/throughput.ts'
import { createPostgresDatabase, startPostgres } from './postgres.ts'

const FEW = 10
const MANY = 10_000
const SLOWER = 1.5
/** Times below this are those of starting a statement, not of finding rows. */
const NOISE_MS = 0.3
/** Each slot is looked at once to be listed and once to be counted, with what stands around it. */
const READ_FOR_EACH = 250
let passed = 0
let failed = 0

function record(isGood: boolean, text: string): void {
  if (isGood) passed += 1
  else failed += 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${text}`)
}

async function benchPlans(server: string): Promise<void> {
  const { url, drop } = await createPostgresDatabase(server)
  const database = await openDatabase({ url, dataDir: '' })
  await addManyStudios(database.pool, 1, FEW)
  const few = await measureAll(database)
  await addManyStudios(database.pool, FEW + 1, MANY)
  const many = await measureAll(database)
  for (const [index, { name, scanned, read, ms }] of many.entries()) {
    const before = few[index]?.ms ?? 0
    const isAsFast = ms <= Math.max(before * SLOWER, before + NOISE_MS)
    record(scanned.length === 0, `${name}: no table read from end to end ${scanned.join(' ')}`)
    record(read <= READ_FOR_EACH, `${name}: ${read} rows looked at in the studio of a hundred slots`)
    record(
      isAsFast,
      `${name}: ${ms.toFixed(2)} ms among ${MANY * 100} slots, ${before.toFixed(2)} ms among ${FEW * 100}`,
    )
  }
  await database.close()
  await drop()
}

const bars: Readonly<Record<CallName, number>> = { read: 1.6, hold: 1.6, order: 2.5 }
const REQUESTS = 300

const shown = ({ cpu, p50, p99, perSecond }: Figures) =>
  `${cpu.toFixed(2)} ms CPU, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(perSecond)}/s`

async function benchCalls(server: string): Promise<void> {
  const { url, drop } = await createPostgresDatabase(server)
  const database = await openDatabase({ url, dataDir: '' })
  for (const [name, { ours, bare }] of await compareCalls(database, url, REQUESTS)) {
    console.log(`     ${name.padEnd(6)} ours ${shown(ours)}`)
    console.log(`     ${name.padEnd(6)} bare ${shown(bare)}`)
    const ratios = { CPU: ours.cpu / bare.cpu, p50: ours.p50 / bare.p50 }
    for (const [what, ratio] of Object.entries(ratios)) {
      record(
        ratio <= bars[name],
        `${name}: ${ratio.toFixed(2)} × a bare route's ${what}, at most ${bars[name]}`,
      )
    }
  }
  await database.close()
  await drop()
}

const cluster = await startPostgres()
try {
  await benchCalls(cluster.url)
  await benchPlans(cluster.url)
} finally {
  await cluster.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
