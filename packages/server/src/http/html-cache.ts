import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { publishedIn } from '../store/content/content-version.ts'
import { takes } from './encodings.ts'

const asBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const asGzip = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

const BYTES_MAX = 64 * 1024 * 1024
/** One more would take six times as long for two bytes in a thousand. */
const KEPT_QUALITY = 8
export const PASSING_QUALITY = 4

export const brotli = (body: Uint8Array, quality: number): Promise<Bytes> =>
  asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** A page as it is sent again: compressed, with its own headers (the CSP names its inline hashes). */
export interface KeptPage {
  headers: readonly (readonly [string, string])[]
  brotli: Bytes
  /** Made for the first who takes nothing better. */
  gzip: () => Promise<Bytes>
  /** As it was before it was compressed; whoever takes it at the same time shares it. */
  plain: () => Promise<Bytes>
  etag: string
}

export interface PageKey {
  businessId: string
  /** Its path and the parameters that pages read. */
  address: string
  language: string
  contentVersion: string
}

/** With room for the other encoding, which is a little larger. */
const sizeOf = ({ brotli: small }: KeptPage) => 2.5 * small.byteLength

function gzipOf(small: Bytes): () => Promise<Bytes> {
  let made: Promise<Bytes> | undefined
  const make = async () => asGzip(await fromBrotli(small), { level: 9 })
  return () => (made ??= make())
}

/** Six times as large, it is kept only while somebody has it. */
function plainOf(small: Bytes): () => Promise<Bytes> {
  let making: Promise<Bytes> | undefined
  let made: WeakRef<Bytes> | undefined
  const make = async () => {
    const plain: Bytes = await fromBrotli(small)
    made = new WeakRef(plain)
    making = undefined
    return plain
  }
  return async () => made?.deref() ?? (making ??= make())
}

export async function keepPage(body: Uint8Array, headers: Headers): Promise<KeptPage> {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const small = await brotli(body, KEPT_QUALITY)
  return { headers: [...headers], brotli: small, gzip: gzipOf(small), plain: plainOf(small), etag }
}

/** The body in the best encoding that the browser takes. */
export async function bodyFor(page: KeptPage, accepted: string): Promise<[string, Bytes]> {
  if (takes(accepted, 'br')) return ['br', page.brotli]
  if (takes(accepted, 'gzip')) return ['gzip', await page.gzip()]
  return ['', await page.plain()]
}

/** Names a page in all of its versions. */
export const placeOf = ({ businessId, address, language }: PageKey) =>
  JSON.stringify([businessId, address, language])

/** Names a page in one of its versions. */
export const nameOf = (key: PageKey) => JSON.stringify([placeOf(key), key.contentVersion])

/**
 * So long after it was first missed, a page may still be shown as it was: while the new one is drawn, and in a crowd,
 * where whoever came would wait long or be sent away.
 */
const OLDER_MILLISECONDS = { whileDrawn: 5_000, inCrowd: 30_000 } as const

interface Kept {
  version: string
  page: KeptPage
  /** When somebody first asked for a newer version. */
  supersededAt?: number | undefined
}

type Older = Readonly<{ page: KeptPage; isOutOfPrint: boolean }>

/** Rendered pages by studio, address, language and content version. */
export class HtmlCache {
  readonly #pages: LRUCache<string, Kept>

  constructor(maxSize = BYTES_MAX) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ page }) => Math.ceil(sizeOf(page)) })
  }

  get(key: PageKey, now: number): KeptPage | undefined {
    const kept = this.#pages.get(placeOf(key))
    if (!kept) return undefined
    // A time that is free again brings the version back in which it was.
    const isCurrent = kept.version === key.contentVersion
    kept.supersededAt = isCurrent ? undefined : (kept.supersededAt ?? now)
    return isCurrent ? kept.page : undefined
  }

  /** The page as it was in a version that is over, if it was missed a moment ago, and whether it is of another publishing. */
  older(key: PageKey, now: number, pace: keyof typeof OLDER_MILLISECONDS): Older | undefined {
    const kept = this.#pages.get(placeOf(key))
    if (kept?.supersededAt === undefined) return undefined
    if (kept.supersededAt + OLDER_MILLISECONDS[pace] <= now) return undefined
    const isOutOfPrint = publishedIn(kept.version) !== publishedIn(key.contentVersion)
    return { page: kept.page, isOutOfPrint }
  }

  /** A slow drawing of what is out of print does not take the place of the new one. */
  set(key: PageKey, page: KeptPage): void {
    if (!this.#isOutOfPrint(key)) this.#pages.set(placeOf(key), { version: key.contentVersion, page })
  }

  /** Lets go of a page that is not there any more. */
  drop(key: PageKey): void {
    if (!this.#isOutOfPrint(key)) this.#pages.delete(placeOf(key))
  }

  #isOutOfPrint(key: PageKey): boolean {
    const there = this.#pages.peek(placeOf(key))
    return there !== undefined && Number(publishedIn(there.version)) > Number(publishedIn(key.contentVersion))
  }
}
