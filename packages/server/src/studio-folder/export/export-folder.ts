import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Scope } from '../../base/scope.ts'
import { mediaPlace, type Settings } from '../../base/settings.ts'
import type { Database } from '../../db/open.ts'
import { copyMedia } from '../../media/copy-media.ts'
import { FolderMedia } from '../../media/folder-media.ts'
import { mediaKeysIn } from '../../media/media-name.ts'
import { openMedia } from '../../media/open-media.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import { recordFiles } from './record-files.ts'
import { serviceFiles } from './service-files.ts'
import { siteFiles } from './site-files.ts'

interface ExportOptions {
  database: Database
  settings: Settings
}

async function businessAt({ kysely }: Database, domain: string): Promise<string> {
  const row = await kysely
    .selectFrom('business_domain')
    .where('domain', '=', domain.toLowerCase())
    .select('business_id')
    .executeTakeFirst()
  if (!row) throw new Error(`No studio answers at ${domain}`)
  return row.business_id
}

async function filesOf(scope: Scope): Promise<[string, string][]> {
  const facts = await readStudio(scope)
  return [
    ...(await siteFiles(scope, facts)),
    ...(await serviceFiles(scope, facts)),
    ...(await recordFiles(scope)),
  ]
}

/** The folder holds personal data, so nobody else on the machine may read it. */
async function writeFiles(folder: string, files: readonly [string, string][]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, text, { mode: 0o600 })
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new Error(`${folder} is not empty`)
}

/** Written aside, then renamed: a folder of that name is a whole export, however the process ended. */
async function putWhole(folder: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${folder}.part`
  await rm(aside, { recursive: true, force: true })
  await write(aside)
  await rm(folder, { recursive: true, force: true })
  await rename(aside, folder)
}

/**
 * Writes the whole studio of a host into an empty folder, as it is at one moment; the names of its files.
 * @throws when no studio answers there or the folder is not empty
 */
export async function exportFolder(
  domain: string,
  folder: string,
  { database, settings }: ExportOptions,
): Promise<string[]> {
  await requireEmpty(folder)
  const businessId = await businessAt(database, domain)
  const moment = database.kysely.transaction().setIsolationLevel('repeatable read')
  const files = await moment.execute((kysely) => filesOf({ kysely, businessId }))
  const keys = mediaKeysIn(files.map(([, text]) => text))
  const media = await openMedia(mediaPlace(settings))
  await putWhole(folder, async (aside) => {
    await writeFiles(aside, files)
    await copyMedia(media, new FolderMedia(path.join(aside, 'media')), keys)
  }).finally(media.close)
  return files.map(([name]) => name)
}
