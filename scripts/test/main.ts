import type { Count } from './count.ts'
import { runStep, seconds, type Outcome } from './run-step.ts'
import { forEither, lanes, type Step } from './steps.ts'

const started = performance.now()
const left = [...forEither]

async function runLane(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  for (let step = left.shift(); step; step = left.shift()) outcomes.push(await runStep(step))
  return outcomes
}

const outcomes = (await Promise.all(lanes.map(runLane))).flat()
const sum = (key: keyof Count) => outcomes.reduce((total, { count }) => total + count[key], 0)
for (const { findings } of outcomes) if (findings) console.log(`\n${findings}`)
console.log(`in ${seconds(started)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
