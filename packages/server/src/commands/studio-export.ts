import path from 'node:path'
import { exportFolder } from '../studio-folder/export/export-folder.ts'
import { runCommand, say } from './run-command.ts'

const line = {
  usage: 'npm run studio:export -- DOMAIN FOLDER   e.g. studio.example exported/studio',
  least: 2,
}

await runCommand(line, async (storage, { names: [domain = '', folder = ''] }) => {
  const files = await exportFolder(domain, path.resolve(folder), storage)
  say(`Exported ${domain}: ${files.length} files`)
})
