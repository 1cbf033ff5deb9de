/** Nobody marks themselves paid, on both engines: `npm run test:payments`, `-- --tenth` for a tenth. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from './postgres.ts'

type Verdict = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: Result[] }[]
}
type Result = { status: string; fullName: string }

const isTenth = process.argv.includes('--tenth')
let passed = 0
let failed = 0

/** Runs the oracle's cases against the engine that the environment names; a run without an answer counts as failed. */
function runCases(engine: string, env: Record<string, string>): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-payments-'))
  const file = path.join(folder, 'result.json')
  const args = [
    'run',
    '--project',
    'unit',
    'packages/server/test/payments',
    '--reporter=json',
    `--outputFile=${file}`,
  ]
  const scale = isTenth ? {} : { TEST_PAYMENTS: 'all' }
  spawnSync('npx', ['vitest', ...args], { stdio: 'ignore', env: { ...process.env, ...scale, ...env } })
  const verdict: Verdict = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  fs.rmSync(folder, { recursive: true, force: true })
  record(engine, verdict)
}

function record(engine: string, { numPassedTests, numFailedTests, testResults }: Verdict): void {
  const isGood = numFailedTests === 0 && numPassedTests > 0
  passed += numPassedTests
  failed += isGood ? 0 : Math.max(1, numFailedTests)
  const all = numPassedTests + numFailedTests
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${engine.padEnd(9)} ${numPassedTests} of ${all} cases as the oracle says`,
  )
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  for (const { status, fullName } of results) if (status === 'failed') console.error(`  ${fullName}`)
}

runCases('pglite', { TEST_DATABASE_URL: '' })
const cluster = await startPostgres(['fsync=off'])
try {
  runCases('postgres', { TEST_DATABASE_URL: cluster.url })
} finally {
  await cluster.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
