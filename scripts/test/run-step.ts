import { spawn } from 'node:child_process'
import { countOf, type Count } from './count.ts'
import type { Step } from './steps.ts'

const TAIL = 12_000
const FINDINGS = 30

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The lines that tell what failed, first, because a long output is cut wherever it is kept. */
function findingsOf(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => /FAIL|✘|×|\berror\b/i.test(line) && !line.startsWith('ok '))
  return lines.slice(0, FINDINGS).join('\n')
}

/** Runs a step and prints one line of it; when it fails also what failed, and the end of what it said. */
export async function runStep({ name, script, args = [] }: Step): Promise<Count> {
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
  if (!isOk) console.log(`${findingsOf(output)}\n…\n${output.slice(-TAIL)}`)
  return count
}
