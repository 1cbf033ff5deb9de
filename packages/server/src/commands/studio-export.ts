import path from 'node:path'
import { exportFolder } from '../studio-folder/export/export-folder.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(async (storage) => {
  const [domain, folder] = process.argv.slice(2)
  if (domain === undefined || folder === undefined) {
    throw new Error('Name the studio’s domain and a folder: npm run studio:export -- studio.example folder')
  }
  const files = await exportFolder(domain, path.resolve(folder), storage)
  say(`Exported ${domain}: ${files.length} files`)
})
