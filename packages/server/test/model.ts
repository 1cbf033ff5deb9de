/** Holds and bookings against a model, on both engines: `npm run test:model`, `-- --tenth` for a tenth, `-- --seed N` to run one again. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Database } from '../src/db/open.ts'
import { onEachEngine } from './each-engine.ts'
import { Model } from './model/model.ts'
import { steps } from './model/steps.ts'
import { System, type Mutant } from './model/system.ts'
import { report, reportCounts, reportInvariants } from './report.ts'
import { addStudio, type StudioRows } from './studio-fixture.ts'

const { values } = parseArgs({ options: { tenth: { type: 'boolean' }, seed: { type: 'string' } } })
const SEQUENCES = values.tenth ? 50 : 500
const STEPS = 40
/** A tenth asks the same each time, so that it is red only when the server changed; the whole looks for what is new. */
const seed = Number(values.seed ?? (values.tenth ? 2_030 : Date.now() % 2 ** 31))
const mutants: readonly Mutant[] = ['shared token', 'no cap', 'slow clock', 'no release']

/** Sequences until one shows a difference; what that was, or `undefined`. */
async function compare(studio: StudioRows, sequences: number, mutant?: Mutant) {
  const setup = async () => ({ model: new Model(), real: await System.open(studio, mutant) })
  const property = fc.asyncProperty(steps(STEPS), (commands) => fc.asyncModelRun(setup, commands))
  return fc.check(property, { numRuns: sequences, seed, endOnFailure: true })
}

async function testModel(database: Database): Promise<void> {
  const { engine } = database
  const studio = await addStudio(database.kysely)
  const began = performance.now()
  const { failed: differs, counterexample, errorInstance, numRuns } = await compare(studio, SEQUENCES)
  if (differs) console.error(String(counterexample), errorInstance)
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  report(engine, !differs, `model = system: ${numRuns} sequences × ${STEPS} steps, seed ${seed}, ${took}`)
  await reportInvariants(database)
  for (const mutant of mutants) {
    const control = await compare(studio, SEQUENCES, mutant)
    report(engine, control.failed, `control, must fail: ${mutant}, seen in sequence ${control.numRuns}`)
  }
}

await onEachEngine(testModel)
reportCounts()
