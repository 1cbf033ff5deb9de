import fs from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
}

let fsyncCount = 0

/** PGlite's file system, which has no fsync of its own, with one that reaches the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun ?? []
    result.emscriptenOpts.preRun = [
      ...preRun,
      (module) => addFsync(module.NODEFS ?? module.FS.filesystems.NODEFS),
    ]
    return result
  }
}

function isNodeFileSystem(value: object): value is NodeFileSystem {
  return 'stream_ops' in value && 'realPath' in value
}

function addFsync(files: object): void {
  if (!isNodeFileSystem(files))
    throw new TypeError('PGlite has another file system than this was written for')
  files.stream_ops.fsync = (stream) => {
    fsyncCount += 1
    if (stream.nfd === undefined) fsyncPath(files.realPath(stream.node))
    else fs.fsyncSync(stream.nfd)
    return 0
  }
}

export function fsyncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

const settings = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']
const withoutFsyncOff = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

export const extensions = { btree_gist } satisfies PGliteOptions['extensions']

/** Opens a data folder so that a commit is on the disk before it is answered; throws if that can't be shown. */
export async function openDurable(dataDir: string): Promise<PGlite> {
  const startParams = [...withoutFsyncOff, ...settings]
  const pglite = await PGlite.create({ fs: new DurableNodeFS(dataDir), startParams, extensions })
  await requireDurable(pglite)
  return pglite
}

/**
 * The hook leans on PGlite's inside, so each start commits once and sees whether the disk was asked.
 * @throws if it was not; `pglite` is closed then
 */
export async function requireDurable(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ fsync: string }>('show fsync')
  const before = fsyncCount
  await pglite.query("select pg_logical_emit_message(true, 'bellows', 'self-test')")
  if (rows[0]?.fsync === 'on' && fsyncCount > before) return
  await pglite.close()
  throw new Error('the embedded database does not reach the disk on commit: refusing to start')
}
