import path from 'node:path'
import { openStorage } from './open-storage.ts'
import { readSettings } from './settings.ts'
import { importFolder } from './studio-folder/import-folder.ts'

const folder = process.argv[2]
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  if (folder === undefined)
    throw new Error('Name the folder of the studio: npm run studio:import -- studios/name')
  const settings = readSettings(process.env)
  const database = await openStorage(settings, () => undefined)
  try {
    const onPicture = (done: number, all: number) => say(`Pictures: ${done} of ${all}`)
    const { studio, services, pages } = await importFolder(path.resolve(folder), {
      database,
      settings,
      onPicture,
    })
    say(`Imported ${studio.businessName}: ${services.length} services, ${pages.length} pages`)
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
