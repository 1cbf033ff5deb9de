import { databaseFolder, type Settings } from '../base/settings.ts'
import { openDatabase, type Database } from '../db/open.ts'

/** The database of these settings, migrated. @throws FolderInUse when another process has the folder */
export function openStorage(settings: Settings, onError: (cause: unknown) => void): Promise<Database> {
  return openDatabase({ url: settings.databaseUrl, dataDir: databaseFolder(settings), onError })
}
