import path from 'node:path'
import { openStorage } from './open-storage.ts'
import { readSettings } from './settings.ts'
import { exportFolder } from './studio-folder/export/export-folder.ts'

const [domain, folder] = process.argv.slice(2)

async function run(): Promise<void> {
  if (domain === undefined || folder === undefined) {
    throw new Error('Name the studio’s domain and a folder: npm run studio:export -- studio.example folder')
  }
  const settings = readSettings(process.env)
  const database = await openStorage(settings, () => undefined)
  try {
    const files = await exportFolder(domain, path.resolve(folder), { database, settings })
    process.stdout.write(`Exported ${domain}: ${files.length} files\n`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
