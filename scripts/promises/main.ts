/** Runs every promise at its full figures and writes those that were kept into the README: `npm run test:promises`. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runStep } from '../test/run-step.ts'
import { withPromises, type Kept } from './readme-table.ts'
import { promises } from './steps.ts'

const file = path.resolve(import.meta.dirname, '../../README.md')
const kept: Kept[] = []
let failed = 0
let passed = 0

for (const step of promises) {
  const began = performance.now()
  const { count, findings } = await runStep(step)
  if (findings) console.log(findings)
  const { promise, script } = step
  passed += count.passed
  failed += count.failed
  const seconds = (performance.now() - began) / 1000
  if (promise && count.failed === 0) kept.push({ promise, script, passed: count.passed, seconds })
}

const cpus = os.cpus()
const conditions = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cpu: `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`,
}
fs.writeFileSync(file, withPromises(fs.readFileSync(file, 'utf8'), kept, conditions))
execFileSync('npx', ['oxfmt', file], { stdio: 'ignore' })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
