import { databaseFolder, type Settings } from '../base/settings.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../db/open.ts'

/** The database of these settings, migrated. @throws FolderInUse when another process has the folder */
export function openStorage(
  settings: Settings,
  told: Pick<DatabaseOptions, 'onError' | 'onLost'> = {},
): Promise<Database> {
  return openDatabase({ url: settings.databaseUrl, dataDir: databaseFolder(settings), ...told })
}
