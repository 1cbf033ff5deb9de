import { setTimeout } from 'node:timers/promises'
import { addSlot, newToken, type StudioRows } from '../studio-fixture.ts'
import { claimSlot } from '../../src/store/holds/claim-slot.ts'
import { isDatabaseAway } from '../../src/base/describe-fault.ts'
import { CONTENDERS, outcomeOf, type Outcome, type RacePath } from './path.ts'

export type Tally = {
  path: string
  rounds: number
  contenders: number
  won: number
  violations: number
  ms: number
}

/** Runs the rounds one after the other, the contenders of a round at once. */
export async function runPath(path: RacePath, studio: StudioRows, rounds: number): Promise<Tally> {
  const began = performance.now()
  let won = 0
  let violations = 0
  for (let round = 0; round < rounds; round += 1) {
    const contend = await path.prepare(studio)
    const outcomes = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, index) => attempt(contend, index)),
    )
    const winners = outcomes.filter((outcome) => outcome === 'won').length
    const strangers = outcomes.filter((outcome) => outcome !== 'won' && !path.refusals.includes(outcome))
    if (strangers.length > 0) console.error(`${path.name}: ${strangers.join('; ')}`)
    won += winners
    if (winners !== path.expected || strangers.length > 0) violations += 1
  }
  return { path: path.name, rounds, contenders: CONTENDERS, won, violations, ms: performance.now() - began }
}

const PATIENCE = 10

/** A disk that stalls makes the queue at one row longer than a statement waits: the visitor hears 503 and asks again. */
async function attempt(contend: (index: number) => Promise<Outcome>, index: number): Promise<Outcome> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await contend(index)
    } catch (error) {
      if (asked === PATIENCE || !isDatabaseAway(error))
        return `error: ${error instanceof Error ? error.message : String(error)}`
      await setTimeout(asked * 100)
    }
  }
}

/** Everyone at once on one slot. */
export async function runFlash(studio: StudioRows, clients: number): Promise<Tally> {
  const slotId = await addSlot(studio)
  const began = performance.now()
  const one = async () =>
    outcomeOf(await claimSlot(studio, { slotId, token: newToken(), address: null, maxPerAddress: 5 }))
  const outcomes = await Promise.all(Array.from({ length: clients }, () => attempt(one, 0)))
  const won = outcomes.filter((outcome) => outcome === 'won').length
  const lost = outcomes.filter((outcome) => outcome === 'slot_taken').length
  const violations = won === 1 && won + lost === clients ? 0 : 1
  if (violations) console.error(new Set(outcomes))
  const ms = performance.now() - began
  return { path: 'flash: one slot', rounds: 1, contenders: clients, won, violations, ms }
}
