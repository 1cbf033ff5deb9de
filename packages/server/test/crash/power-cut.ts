import fs from 'node:fs'
import path from 'node:path'

const blockSize = 4_096
type Blocks = Map<number, Buffer>

/**
 * Remembers what each block held before it was written, until its file is fsynced. `cut` puts back the blocks that a
 * power cut would have lost (each survives by chance) and ends the process. Creating, renaming and truncating count
 * as durable.
 */
export function watchWrites(folder: string): { cut: (survival: number) => never } {
  const unsynced = new Map<number, Blocks>()
  const { writeSync, fsyncSync } = fs

  const remember = (descriptor: number, position: number, length: number) => {
    const { ino, size } = fs.fstatSync(descriptor)
    const blocks = unsynced.get(ino) ?? new Map<number, Buffer>()
    unsynced.set(ino, blocks)
    for (let block = Math.floor(position / blockSize); block * blockSize < position + length; block += 1) {
      if (!blocks.has(block)) blocks.set(block, before(descriptor, block, size))
    }
  }

  const write = (descriptor: number, ...rest: [Uint8Array, number, number, number]) => {
    const [, , length, position] = rest
    if (typeof position === 'number') remember(descriptor, position, length)
    return writeSync(descriptor, ...rest)
  }
  const fsync = (descriptor: number) => {
    fsyncSync(descriptor)
    unsynced.delete(fs.fstatSync(descriptor).ino)
  }
  Object.assign(fs, { writeSync: write, fsyncSync: fsync })

  const cut = (survival: number): never => {
    for (const file of filesOf(folder)) {
      const descriptor = fs.openSync(file, 'r+')
      for (const [block, content] of unsynced.get(fs.fstatSync(descriptor).ino) ?? []) {
        if (Math.random() >= survival) writeSync(descriptor, content, 0, content.length, block * blockSize)
      }
      fs.closeSync(descriptor)
    }
    process.kill(process.pid, 'SIGKILL')
    throw new Error('unreachable')
  }
  return { cut }
}

/** What the disk had there; past the old end of the file, zeros. */
function before(descriptor: number, block: number, size: number): Buffer {
  const content = Buffer.alloc(blockSize)
  if (block * blockSize < size) fs.readSync(descriptor, content, 0, blockSize, block * blockSize)
  return content
}

function filesOf(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
