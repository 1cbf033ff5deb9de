import { DatabaseSync } from 'node:sqlite'

/** Another process (or another opening in this one) has the data folder. */
class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes a lock that the kernel frees with the process, so no stale lock is ever left behind.
 * @throws FolderInUse at once, never after a wait
 */
export function lockFolder(dataDir: string): { release: () => void } {
  const path = `${dataDir}.lock`
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 0; pragma journal_mode = memory; pragma locking_mode = exclusive')
    database.exec('begin exclusive; create table if not exists owner (pid integer); delete from owner')
    database.prepare('insert into owner values (?)').run(process.pid)
    database.exec('commit')
  } catch (error) {
    database.close()
    throw new FolderInUse(`another process is using ${dataDir}; stop it first`, { cause: error })
  }
  return { release: () => database.close() }
}
