/** Runs every promise at its full figures and writes what became of it into the README: `npm run test:promises`. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runStep } from '../test/run-step.ts'
import { withPromises, type Shown } from './readme-table.ts'
import { promises } from './steps.ts'

const file = path.resolve(import.meta.dirname, '../../README.md')
const shown: Shown[] = []
let failed = 0
let passed = 0

for (const step of promises) {
  const began = performance.now()
  const { count, findings } = await runStep(step)
  if (findings) console.log(findings)
  const { promise, script } = step
  const { passed: good, failed: bad } = count
  passed += good
  failed += bad
  const seconds = (performance.now() - began) / 1000
  if (promise) shown.push({ promise, script, passed: good, failed: bad, seconds })
}

const cpus = os.cpus()
const conditions = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cpu: `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`,
}
fs.writeFileSync(file, withPromises(fs.readFileSync(file, 'utf8'), shown, conditions))
execFileSync('npx', ['oxfmt', file], { stdio: 'ignore' })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
