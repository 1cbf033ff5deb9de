import { spawn } from 'node:child_process'
import { countOf, type Count } from './count.ts'
import { lanes, type Step } from './steps.ts'

const TAIL = 12_000
const started = performance.now()
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function runStep({ name, script, args = [] }: Step): Promise<Count> {
  const since = performance.now()
  let output = ''
  const child = spawn('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { ...process.env, FORCE_COLOR: '0', CI: 'true' },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const isOk = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  const count = countOf(output, isOk)
  console.log(
    `${isOk ? 'ok  ' : 'FAIL'} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds(since)}`,
  )
  if (!isOk) console.log(output.slice(-TAIL))
  return count
}

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
