import { readSettings, type Settings } from '../base/settings.ts'
import type { Database } from '../db/open.ts'
import { openStorage } from './open-storage.ts'
import { readLine, type Asked, type CommandLine } from './read-line.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Storage {
  database: Database
  settings: Settings
}

/** Runs one command on the database of the environment; a failure is told without its trace, with exit code 1. */
export async function runCommand(
  line: CommandLine,
  run: (storage: Storage, asked: Asked) => Promise<void>,
): Promise<void> {
  try {
    const asked = readLine(process.argv.slice(2), line)
    if (asked === null) return say(line.usage)
    const settings = readSettings(process.env)
    const database = await openStorage(settings)
    await run({ database, settings }, asked).finally(() => database.close())
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 1
  }
}
