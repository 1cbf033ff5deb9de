export interface MediaFacts {
  /** Bytes of the whole file. */
  size: number
  /** Quoted, as it stands in a header; another one when the bytes are others. */
  etag: string
}

export interface MediaFile extends MediaFacts {
  /** All at once where they are few. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** The first and the last byte of a part; both are within the file. */
export type ByteRange = readonly [first: number, last: number]

/**
 * Where pictures lie. A name tells the content, so a file never changes and whoever puts the same name again puts the
 * same bytes. What is no media name is nowhere, and cannot be put. Nothing is ever removed: a picture may be named by
 * another studio or a kept page.
 * Every method throws `MediaAway` when the store does not answer.
 */
export interface MediaStore {
  head: (name: string) => Promise<MediaFacts | undefined>
  get: (name: string, part?: ByteRange) => Promise<MediaFile | undefined>
  /** Whoever reads meanwhile finds the whole file or none. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Names that begin so, sorted. */
  list: (beginning?: string) => Promise<string[]>
  close: () => void
}

/** The store does not answer now, though what was asked may be right. */
export class MediaAway extends Error {
  override readonly name = 'MediaAway'
  readonly status = 503

  constructor(cause: unknown) {
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
    super(`the store of pictures does not answer: ${name}${message && `, ${message}`}`, { cause })
  }
}
