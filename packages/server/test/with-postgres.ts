/** Runs a command with TEST_DATABASE_URL naming a throwaway PostgreSQL: `node with-postgres.ts npx vitest run …`. */
import { spawnSync } from 'node:child_process'
import { startPostgres } from './postgres.ts'

const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('name the command to run')
const cluster = await startPostgres(['fsync=off'])
const env = { ...process.env, TEST_DATABASE_URL: cluster.url }
const { status } = spawnSync(command, args, { stdio: 'inherit', env })
await cluster.stop()
process.exitCode = status ?? 1
