import path from 'node:path'
import { repositoryRoot } from '../base/repository-root.ts'
import { mediaPlace } from '../base/settings.ts'
import { builtChecks } from '../http/built-site.ts'
import { importFolder } from '../studio-folder/import-folder.ts'
import { judgeFolder, tellFaults } from '../studio-folder/judge-folder.ts'
import { pictureEncoder } from '../studio-folder/picture-encoder.ts'
import { strayFiles } from '../studio-folder/stray-files.ts'
import { runCommand, say } from './run-command.ts'

const line = {
  usage: 'npm run studio:import -- FOLDER … [--strict]   e.g. studios/alder-and-wren',
  least: 1,
  most: Infinity,
  switches: ['strict'],
}
const onPicture = (done: number, all: number) => say(`Pictures: ${done} of ${all}`)

await runCommand(line, async ({ database, settings }, { names: folders, switches }) => {
  const checks = await builtChecks(path.join(repositoryRoot, 'dist')).catch(() => null)
  if (!checks) say('Options of sections and looks of the theme are judged by the built site: npm run build')
  const telling = { isStrict: switches.has('strict'), say }
  const judge = judgeFolder({ checks, ...telling })
  const encoder = pictureEncoder(mediaPlace(settings))
  try {
    for (const folder of folders) {
      const options = { database, settings, onPicture, encoder, judge }
      // Told first: what was misspelt is often what is missing.
      const strays = await strayFiles(path.resolve(folder))
      tellFaults(
        strays.map(({ message }) => message),
        telling,
      )
      const { studio, services, pages } = await importFolder(path.resolve(folder), options)
      say(`Imported ${studio.businessName}: ${services.length} services, ${pages.length} pages`)
    }
  } finally {
    encoder.close()
  }
})
