import { makeMove } from './make-move.ts'

try {
  const answer = await makeMove(process.argv.slice(2), process.env, fetch)
  process.stdout.write(`${answer}\n`)
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
