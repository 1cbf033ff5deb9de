import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isMediaName, requireMediaName } from './media-name.ts'
import { MediaAway, type ByteRange, type MediaFacts, type MediaStore } from './media-store.ts'

/** Read at once: a file as large as most that a phone asks for. */
const AT_ONCE = 256 * 1024

async function bytesOf(handle: FileHandle, [first, last]: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  const length = last - first + 1
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, first)
  if (bytesRead < length) throw new Error('the file ended early')
  return buffer
}

/** The stream closes the file when it is read or let go. */
const streamOf = (handle: FileHandle, [start, end]: ByteRange) =>
  Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream<Uint8Array>

async function factsOf(handle: FileHandle): Promise<MediaFacts> {
  const { size, mtimeMs } = await handle.stat()
  return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
}

/** What the disk answers; nothing where the name is missing. */
async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (cause) {
    if (Object(cause)['code'] === 'ENOENT') return undefined
    throw new MediaAway(cause)
  }
}

/** Pictures in a folder of this machine, or of a volume that many share. */
export class FolderMedia implements MediaStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async #opened(name: string): Promise<FileHandle | undefined> {
    return isMediaName(name) ? unlessMissing(open(path.join(this.#folder, name))) : undefined
  }

  head: MediaStore['head'] = async (name) => {
    const handle = await this.#opened(name)
    return handle && factsOf(handle).finally(() => handle.close())
  }

  get: MediaStore['get'] = async (name, part) => {
    const handle = await this.#opened(name)
    if (!handle) return undefined
    let isStream = false
    try {
      const facts = await factsOf(handle)
      const range = part ?? ([0, facts.size - 1] as const)
      isStream = range[1] - range[0] >= AT_ONCE
      return { ...facts, body: isStream ? streamOf(handle, range) : await bytesOf(handle, range) }
    } catch (cause) {
      throw new MediaAway(cause)
    } finally {
      if (!isStream) await handle.close()
    }
  }

  put: MediaStore['put'] = async (name, bytes) => {
    requireMediaName(name)
    const aside = path.join(this.#folder, `${name}.${randomUUID()}.part`)
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, path.join(this.#folder, name))
    } catch (cause) {
      throw new MediaAway(cause)
    }
  }

  list: MediaStore['list'] = async (beginning = '') => {
    const names = (await unlessMissing(readdir(this.#folder))) ?? []
    return names.filter((name) => isMediaName(name) && name.startsWith(beginning)).toSorted()
  }

  close = (): void => undefined
}
