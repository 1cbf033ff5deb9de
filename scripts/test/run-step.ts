import { spawn } from 'node:child_process'
import { countOf, plain, type Count } from './count.ts'
import { findingsOf } from './findings.ts'
import type { Step } from './steps.ts'

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

export type Outcome = Readonly<{
  count: Count
  /** What failed, empty where nothing did. */ findings: string
}>

/** Runs a step and prints one line of it. */
export async function runStep({ name, script, args = [] }: Step): Promise<Outcome> {
  const since = performance.now()
  let output = ''
  const child = spawn('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { ...process.env, FORCE_COLOR: '0', CI: 'true' },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const isOk = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  const count = countOf(output, isOk)
  const verdict = isOk ? 'ok  ' : 'FAIL'
  console.log(`${verdict} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds(since)}`)
  return { count, findings: isOk ? '' : `${verdict} ${name}\n${findingsOf(plain(output))}` }
}
