import type { Count } from './count.ts'
import { runStep, seconds } from './run-step.ts'
import { lanes, type Step } from './steps.ts'

const started = performance.now()

async function runLane(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await runStep(step))
  return counts
}

const counts = (await Promise.all(lanes.map(runLane))).flat()
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
console.log(`in ${seconds(started)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
