import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../src/db/open.ts'

const source = path.join(import.meta.dirname, '../../src')

/** Runs until `isUnderWay`, then is killed; true if it was killed before its end. */
async function killed(args: string[], env: Record<string, string>, isUnderWay: () => Promise<boolean>) {
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  const exit = once(child, 'exit')
  while (child.exitCode === null && !(await isUnderWay())) await setTimeout(1)
  child.kill('SIGKILL')
  await exit
  return child.signalCode === 'SIGKILL'
}

async function exitOf(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  const [code]: unknown[] = await once(child, 'exit')
  return Number(code)
}

const stalledWrites = `--import=${path.join(import.meta.dirname, 'stalled-writes.ts')}`
const hasFiles = (folder: string) => fs.existsSync(folder) && fs.readdirSync(folder).length > 0

/** An export that is killed leaves no folder that could be taken for a whole one; asked again it is made. */
export async function killExport(folder: string, env: Record<string, string>) {
  const to = path.join(folder, 'exported')
  const args = [path.join(source, 'commands/studio-export.ts'), 'faults.test', to]
  const stalled = { ...env, NODE_OPTIONS: stalledWrites }
  const hasBegun = () => hasFiles(`${to}.part`) || hasFiles(to)
  const wasKilled = await killed(args, stalled, () => Promise.resolve(hasBegun()))
  const isHalf = fs.existsSync(to)
  const code = await exitOf(args, env)
  return { wasKilled, isHalf, isWhole: code === 0 && fs.existsSync(path.join(to, 'studio.json')) }
}

const opening = `import { openDatabase } from ${JSON.stringify(path.join(source, 'db/open.ts'))}
  const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir: '' })
  await database.close()`

/** Migrations that are killed at any of them: the next start goes on from what is whole. */
export async function killMigration(
  url: string,
  after: number,
): Promise<{ wasKilled: boolean; isWhole: boolean }> {
  const started = performance.now()
  const args = ['--input-type=module', '--eval', opening]
  const wasKilled = await killed(args, { DATABASE_URL: url }, () =>
    Promise.resolve(performance.now() - started > after),
  )
  const database = await openDatabase({ url, dataDir: '' })
  const { rows } = await database.pool.query('select count(*)::int as count from migration')
  const files = fs.readdirSync(path.join(source, 'db/migrations')).length
  await database.close()
  return { wasKilled, isWhole: Number(rows[0]?.['count']) === files }
}
