import { readSettings, type Settings } from '../base/settings.ts'
import type { Database } from '../db/open.ts'
import { openStorage } from './open-storage.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Storage {
  database: Database
  settings: Settings
}

/** Runs one command on the database of the environment; a failure is one line and exit code 1. */
export async function runCommand(run: (storage: Storage) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const database = await openStorage(settings)
    await run({ database, settings }).finally(() => database.close())
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 1
  }
}
