import path from 'node:path'
import { mediaPlace, photographFolder, type Settings } from '../base/settings.ts'
import type { Database } from '../db/open.ts'
import { write } from '../db/write.ts'
import { copyMedia } from '../media/copy-media.ts'
import { FolderMedia } from '../media/folder-media.ts'
import { openMedia } from '../media/open-media.ts'
import { serverNow } from '../store/studio/server-now.ts'
import { lockCalendars } from './block-calendar.ts'
import type { PictureProgress } from './make-pictures.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { readFolder } from './read-folder.ts'
import { dateEdits, readTerms } from './service-edits.ts'
import type { StudioFolder } from './studio-folder.ts'
import { writeDates } from './write-dates.ts'
import { writePeople } from './write-people.ts'
import { writeRecords } from './write-records.ts'
import { writeServices } from './write-services.ts'
import { writePages, writeStudio } from './write-studio.ts'

interface ImportOptions {
  database: Database
  settings: Settings
  onPicture?: PictureProgress
  /** For several folders in turn, so that a picture they share is looked at once. */
  encoder?: PictureEncoder
  /** Looks at what was read before anything is written; what it throws ends the import. */
  judge?: (folder: StudioFolder) => Promise<void>
}

/** Puts a folder's studio into the database, whole or not at all. */
async function writeFolder({ kysely }: Database, folder: StudioFolder, now: number): Promise<void> {
  await write(kysely, async (tx) => {
    const before = await readTerms(tx, folder.studio.id)
    await writeStudio(tx, folder)
    await lockCalendars({ tx, businessId: folder.studio.id })
    await writeServices(tx, folder)
    await writeRecords(tx, folder.studio.id, folder.records)
    await writeDates(tx, folder)
    await dateEdits(tx, folder, before)
    await writePages(tx, folder)
    await writePeople(tx, folder, now)
  })
}

/**
 * Reads, judges and imports a studio's folder; relative times count from the database's now.
 * @throws FolderFault
 */
export async function importFolder(folder: string, options: ImportOptions): Promise<StudioFolder> {
  const { database, settings, onPicture, encoder, judge } = options
  const now = (await serverNow(database)).getTime()
  const sources = [path.join(folder, 'pictures'), photographFolder(settings)]
  const pictures = { sources, media: mediaPlace(settings), encoder }
  const read = await readFolder(folder, {
    now,
    pictures,
    ...(onPicture && { onPicture }),
  })
  await judge?.(read)
  const media = await openMedia(pictures.media)
  await copyMedia(new FolderMedia(path.join(folder, 'media')), media).finally(media.close)
  await writeFolder(database, read, now)
  database.publishing.tell(read.studio.id)
  return read
}
