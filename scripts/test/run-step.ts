import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { countOf, plain, type Count } from './count.ts'
import { findingsOf } from './findings.ts'
import type { Step } from './steps.ts'

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const HEADLINES = 2

export type Outcome = Readonly<{
  count: Count
  /** What failed, empty where nothing did. */ findings: string
}>

/** Here a step's whole output is kept: what passed and how long it took, too. */
const FOLDER = '.tests'

/** Hundreds of processes load the same modules: what one has compiled the next need not. */
const NODE_COMPILE_CACHE = path.resolve(FOLDER, 'compiled')

function keep(name: string, output: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${name.replaceAll(/[ ,]+/g, '-')}.txt`), output)
}

/** Runs a step and prints one line of it. */
export async function runStep({ name, script, args = [] }: Step): Promise<Outcome> {
  const since = performance.now()
  let output = ''
  const child = spawn('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { ...process.env, FORCE_COLOR: '0', CI: 'true', NODE_COMPILE_CACHE },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const isOk = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  keep(name, plain(output))
  const count = countOf(output, isOk)
  const verdict = isOk ? 'ok  ' : 'FAIL'
  console.log(`${verdict} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds(since)}`)
  if (isOk) return { count, findings: '' }
  const findings = findingsOf(plain(output))
  // Where a long output is cut, the first words of a failure still stand beside its name.
  for (const line of findings.split('\n').slice(0, HEADLINES)) console.log(`       ${line.trim()}`)
  return { count, findings: `${verdict} ${name}\n${findings}` }
}
