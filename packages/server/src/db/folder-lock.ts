import { DatabaseSync } from 'node:sqlite'

/** Another process (or another opening in this one) has the data folder. */
class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** The file system does not let us write there. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable'
}

/** SQLite's primary result codes. */
const [BUSY, READ_ONLY, IO_ERROR, FULL, CANNOT_OPEN] = [5, 8, 10, 13, 14]
const reasons = new Map([
  [READ_ONLY, 'it is read-only'],
  [IO_ERROR, 'the disk fails'],
  [FULL, 'the disk is full'],
  [CANNOT_OPEN, 'it may not be written to'],
])

function lockFault(dataDir: string, cause: unknown): Error {
  const extended: unknown = Object(cause)['errcode']
  const code = typeof extended === 'number' ? extended & 0xff : undefined
  if (code === BUSY)
    return new FolderInUse(
      `another process is using ${dataDir}, probably the running server; stop it first`,
      { cause },
    )
  const reason = reasons.get(code ?? 0) ?? (cause instanceof Error ? cause.message : String(cause))
  return new FolderUnusable(`cannot keep data in ${dataDir}: ${reason}`, { cause })
}

/**
 * Takes a lock that the kernel frees with the process, so no stale lock is ever left behind.
 * @throws FolderInUse at once, never after a wait; FolderUnusable where nothing can be written
 */
export function lockFolder(dataDir: string): { release: () => void } {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(`${dataDir}.lock`)
    database.exec('pragma busy_timeout = 0; pragma journal_mode = memory; pragma locking_mode = exclusive')
    database.exec('begin exclusive; create table if not exists owner (pid integer); delete from owner')
    database.prepare('insert into owner values (?)').run(process.pid)
    database.exec('commit')
  } catch (error) {
    database?.close()
    throw lockFault(dataDir, error)
  }
  const taken = database
  return { release: () => taken.close() }
}
