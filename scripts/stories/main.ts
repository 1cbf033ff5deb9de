/**
 * Plays every story. A browser page keeps something of each file it has played and would die of too many, so that they are
 * played in several runs of a few files each; with arguments in one run, which gets them.
 */
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { countOf, type Count } from '../test/count.ts'

const FILES_A_RUN = 120
const given = process.argv.slice(2)

async function play(args: readonly string[]): Promise<Count> {
  const child = spawn('npx', ['vitest', 'run', '--project', 'stories', ...args], {
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return countOf(output, code === 0)
}

const files = globSync('packages/*/src/**/*.stories.tsx')
const runs = given.length > 0 ? 1 : Math.max(1, Math.ceil(files.length / FILES_A_RUN))
let passed = 0
let failed = 0
for (let run = 1; run <= runs; run += 1) {
  const count = await play([...given, ...(runs > 1 ? [`--shard=${run}/${runs}`] : [])])
  passed += count.passed
  failed += count.failed
}
console.log(`\n      Tests  ${failed > 0 ? `${failed} failed | ` : ''}${passed} passed`)
process.exitCode = failed > 0 ? 1 : 0
