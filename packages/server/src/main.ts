import { startServer } from './commands/start-server.ts'

try {
  await startServer(process.env, process.argv.slice(2))
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
}
