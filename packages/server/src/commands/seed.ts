import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Services } from '../base/call.ts'
import { repositoryRoot } from '../base/repository-root.ts'
import { mediaPlace, photographFolder, type Settings } from '../base/settings.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'
import type { Database } from '../db/open.ts'
import { importFolder } from '../studio-folder/import-folder.ts'
import { pictureEncoder } from '../studio-folder/picture-encoder.ts'

type Say = (line: string) => void
type Progress = (done: number, all: number) => void

interface Photographs {
  drawPhotographs: (options: { out: string; onProgress: Progress }) => Promise<unknown>
}

const TENTHS = 10

/** Says how far it is ten times over, and at the end. */
function progress(what: string, say: Say): Progress {
  let said = -1
  return (done, all) => {
    const tenth = Math.floor((done / all) * TENTHS)
    if (tenth === said) return
    said = tenth
    say(`${what}: ${done} of ${all}`)
  }
}

/** Folders of studios that come with the product. */
export function studioFolders(root = path.join(repositoryRoot, 'studios')): string[] {
  const names = existsSync(root) ? readdirSync(root).toSorted() : []
  return names
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'studio.json')))
}

/** Draws the demo's photographs; the drawing is no part of this package and is loaded when needed. */
async function drawPhotographs(settings: Settings, say: Say): Promise<void> {
  const module = path.join(repositoryRoot, 'scripts', 'photographs', 'index.ts')
  if (!existsSync(module)) return
  const { drawPhotographs: draw }: Photographs = await import(pathToFileURL(module).href)
  await draw({ out: photographFolder(settings), onProgress: progress('Drawing photographs', say) })
}

/** Imports every studio that comes with the product. */
export async function seed(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  say: Say,
): Promise<void> {
  const folders = studioFolders()
  if (folders.length === 0) return
  await drawPhotographs(settings, say)
  const encoder = pictureEncoder(mediaPlace(settings))
  try {
    for (const folder of folders) {
      const name = path.basename(folder)
      const onPicture = progress(`Preparing pictures of ${name}`, say)
      await importFolder(folder, { database, settings, onPicture, encoder })
      say(`Imported ${name}`)
    }
  } finally {
    encoder.close()
  }
}

/** Several processes that start at once seed it once. */
export async function seedIfEmpty(
  services: Pick<Services, 'database' | 'settings'>,
  say: Say,
): Promise<void> {
  const { database } = services
  const isEmpty = async () =>
    (await database.kysely.selectFrom('business').select('id').limit(1).execute()).length === 0
  if (!(await isEmpty())) return
  await oneAtATime(database, async () => {
    if (await isEmpty()) await seed(services, say)
  })
}

/** A demo that was seeded long ago has nothing left to book. */
export async function warnOfPast({ kysely }: Database, say: Say): Promise<void> {
  const { rows } = await sql<{ all: number; coming: number }>`
    select count(*)::int as all, count(*) filter (where end_time > now())::int as coming from service_date`.execute(
    kysely,
  )
  const [dates] = rows
  if (dates && dates.all > 0 && dates.coming === 0) {
    say('Every date of the imported studios is past. `npm run demo:reset` seeds the demo anew.')
  }
}
