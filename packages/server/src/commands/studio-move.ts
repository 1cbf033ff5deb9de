import { serverFetch } from './host-fetch.ts'
import { makeMove } from './make-move.ts'

try {
  const answer = await makeMove(process.argv.slice(2), process.env, serverFetch)
  process.stdout.write(`${answer}\n`)
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
