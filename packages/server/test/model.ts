/** Holds and bookings against a model: `npm run test:model`, `-- --tenth` for a tenth, `-- --seed N` to run one again. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { checkInvariants } from './invariants.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { Model } from './model/model.ts'
import { steps } from './model/steps.ts'
import { System, type Mutant } from './model/system.ts'
import { addStudio, type StudioRows } from './studio-fixture.ts'

const { values } = parseArgs({ options: { tenth: { type: 'boolean' }, seed: { type: 'string' } } })
const SEQUENCES = values.tenth ? 50 : 500
const STEPS = 40
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const mutants: readonly Mutant[] = ['shared token', 'no cap', 'slow clock', 'no release']
let passed = 0
let failed = 0

function record(isGood: boolean, text: string): void {
  if (isGood) passed += 1
  else failed += 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${text}`)
}

/** Sequences until one shows a difference; what that was, or `undefined`. */
async function compare(studio: StudioRows, sequences: number, mutant?: Mutant) {
  const setup = async () => ({ model: new Model(), real: await System.open(studio, mutant) })
  const property = fc.asyncProperty(steps(STEPS), (commands) => fc.asyncModelRun(setup, commands))
  return fc.check(property, { numRuns: sequences, seed, endOnFailure: true })
}

const database = await openMemoryDatabase()
try {
  const studio = await addStudio(database.kysely)
  const began = performance.now()
  const { failed: differs, counterexample, errorInstance, numRuns } = await compare(studio, SEQUENCES)
  if (differs) console.error(String(counterexample), errorInstance)
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  record(!differs, `model = system: ${numRuns} sequences × ${STEPS} steps, seed ${seed}, ${took}`)
  for (const { name, rows } of await checkInvariants(database.pool))
    record(rows === 0, `${name}: ${rows} rows`)
  for (const mutant of mutants) {
    const control = await compare(studio, SEQUENCES, mutant)
    record(control.failed, `control, must fail: ${mutant}, seen in sequence ${control.numRuns}`)
  }
} finally {
  await database.close()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
