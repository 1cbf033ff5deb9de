import path from 'node:path'
import { folderNotices } from '../studio-folder/folder-notices.ts'
import { importFolder } from '../studio-folder/import-folder.ts'
import { runCommand, say } from './run-command.ts'

const folder = process.argv[2]
const onPicture = (done: number, all: number) => say(`Pictures: ${done} of ${all}`)

await runCommand(async ({ database, settings }) => {
  if (folder === undefined)
    throw new Error('Name the folder of the studio: npm run studio:import -- studios/name')
  const imported = await importFolder(path.resolve(folder), { database, settings, onPicture })
  for (const notice of folderNotices(imported)) say(notice)
  const { studio, services, pages } = imported
  say(`Imported ${studio.businessName}: ${services.length} services, ${pages.length} pages`)
})
