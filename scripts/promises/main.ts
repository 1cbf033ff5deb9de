/**
 * Runs promises at their full figures and writes what became of each into the README: `npm run test:promises`, or of
 * some alone `npm run test:promises -- test:race test:model`. What was written stays where a run is ended.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runStep } from '../test/run-step.ts'
import { withPromises, type Shown } from './readme-table.ts'
import { promises, type PromiseStep } from './steps.ts'

const file = path.resolve(import.meta.dirname, '../../README.md')
const asked = process.argv.slice(2)
const unknown = asked.filter((script) => !promises.some((step) => step.script === script))
if (unknown.length > 0) {
  console.error(`no promise is shown by ${unknown.join(', ')}`)
  process.exit(2)
}

const isPromise = (step: PromiseStep): step is PromiseStep & { promise: string } => Boolean(step.promise)
const promised = promises.filter(isPromise)
const cpus = os.cpus()
const conditions = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cpu: `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`,
}

function write(shown: readonly Shown[]): void {
  fs.writeFileSync(file, withPromises(fs.readFileSync(file, 'utf8'), { promised, shown, conditions }))
  execFileSync('npx', ['oxfmt', file], { stdio: 'ignore' })
}

let failed = 0
let passed = 0

for (const step of promises.filter(({ script }) => asked.length === 0 || asked.includes(script))) {
  const began = performance.now()
  const { count, findings } = await runStep(step)
  if (findings) console.log(findings)
  passed += count.passed
  failed += count.failed
  const seconds = (performance.now() - began) / 1000
  if (isPromise(step))
    write([
      { promise: step.promise, script: step.script, passed: count.passed, failed: count.failed, seconds },
    ])
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
