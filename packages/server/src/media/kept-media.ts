import { LRUCache } from 'lru-cache'
import type { ByteRange, MediaFile, MediaStore } from './media-store.ts'

const KEPT_BYTES = 64 * 1024 * 1024

type KeptFile = MediaFile & { body: Uint8Array<ArrayBuffer> }

const isKept = (file: MediaFile | undefined): file is KeptFile => file?.body instanceof Uint8Array

const partOf = (file: KeptFile, part?: ByteRange): MediaFile =>
  part ? { ...file, body: file.body.subarray(part[0], part[1] + 1) } : file

/** A store that is far away, with the bytes of what was asked for last kept near: files never change. */
export class KeptMedia implements MediaStore {
  readonly #far: MediaStore
  readonly #files = new LRUCache<string, KeptFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ size }) => size + 1,
  })
  readonly #asked = new Map<string, Promise<MediaFile | undefined>>()

  constructor(far: MediaStore) {
    this.#far = far
  }

  /** Many who ask at once for the same file ask the store once. */
  async #fetch(name: string): Promise<MediaFile | undefined> {
    const others = this.#asked.get(name)
    if (others) {
      const file = await others
      // A stream can be read by one alone.
      return file && !isKept(file) ? this.#far.get(name) : file
    }
    const asking = this.#far.get(name).finally(() => this.#asked.delete(name))
    this.#asked.set(name, asking)
    const file = await asking
    if (isKept(file)) this.#files.set(name, file)
    return file
  }

  head: MediaStore['head'] = async (name) => this.#files.get(name) ?? this.#far.head(name)

  get: MediaStore['get'] = async (name, part) => {
    const kept = this.#files.get(name)
    if (kept) return partOf(kept, part)
    return part ? this.#far.get(name, part) : this.#fetch(name)
  }

  put: MediaStore['put'] = async (name, bytes) => {
    await this.#far.put(name, bytes)
    this.#files.delete(name)
  }

  list: MediaStore['list'] = (beginning) => this.#far.list(beginning)

  close = (): void => this.#far.close()
}
