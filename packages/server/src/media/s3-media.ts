import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import type { Bucket } from '../base/media-place.ts'
import { isMediaName, mediaType, requireMediaName } from './media-name.ts'
import { MediaAway, type MediaFile, type MediaStore } from './media-store.ts'

/** Taken at once, so that a visitor who reads slowly keeps no connection to the store. */
const AT_ONCE = 2 * 1024 * 1024
const CONNECT_MILLISECONDS = 2000
const ANSWER_MILLISECONDS = 10_000
const FOR_EVER = 'public, max-age=31536000, immutable'

function newClient({ endpoint, region }: Bucket): S3Client {
  return new S3Client({
    region,
    // A store of one's own seldom has a name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Of stores that are like S3 not all know its newer checksums; a put has its MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, requestTimeout: ANSWER_MILLISECONDS },
  })
}

/** A bucket that is missing is a fault; a file that is missing is an answer. */
const isMissing = (cause: unknown) => ['NoSuchKey', 'NotFound'].includes(String(Object(cause)['name']))

async function fileOf({
  Body,
  ContentLength = 0,
  ContentRange,
  ETag = '',
}: GetObjectCommandOutput): Promise<MediaFile> {
  const size = Number(ContentRange?.split('/')[1] ?? ContentLength)
  if (!Body) throw new Error('an answer without a body')
  if (ContentLength > AT_ONCE) return { size, etag: ETag, body: Body.transformToWebStream() }
  return { size, etag: ETag, body: new Uint8Array(await Body.transformToByteArray()) }
}

/** Pictures in an S3-compatible store, which any number of servers share. */
export class S3Media implements MediaStore {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  constructor(place: Bucket) {
    this.#client = newClient(place)
    this.#bucket = place.bucket
    this.#prefix = place.prefix
  }

  /** @throws when the environment has no keys for the store */
  async requireKeys(): Promise<void> {
    await this.#client.config.credentials().catch((cause: unknown) => {
      throw new Error('MEDIA_URL needs keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY', { cause })
    })
  }

  #at = (name: string) => ({ Bucket: this.#bucket, Key: this.#prefix + name })

  async #ask<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask()
    } catch (cause) {
      if (isMissing(cause)) return undefined
      throw new MediaAway(cause)
    }
  }

  head: MediaStore['head'] = async (name) => {
    if (!isMediaName(name)) return undefined
    const found = await this.#ask(() => this.#client.send(new HeadObjectCommand(this.#at(name))))
    return found && { size: found.ContentLength ?? 0, etag: found.ETag ?? '' }
  }

  get: MediaStore['get'] = async (name, part) => {
    if (!isMediaName(name)) return undefined
    const range = part && { Range: `bytes=${part[0]}-${part[1]}` }
    return this.#ask(async () =>
      fileOf(await this.#client.send(new GetObjectCommand({ ...this.#at(name), ...range }))),
    )
  }

  put: MediaStore['put'] = async (name, bytes) => {
    requireMediaName(name)
    const command = new PutObjectCommand({
      ...this.#at(name),
      Body: bytes,
      ContentType: mediaType(name),
      CacheControl: FOR_EVER,
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
    })
    await this.#client.send(command).catch((cause: unknown) => {
      throw new MediaAway(cause)
    })
  }

  list: MediaStore['list'] = async (beginning = '') => {
    const asked = { Bucket: this.#bucket, Prefix: this.#prefix + beginning }
    const names: string[] = []
    await this.#ask(async () => {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, asked))
        names.push(...Contents.map(({ Key = '' }) => Key.slice(this.#prefix.length)))
    })
    return names.filter(isMediaName).toSorted()
  }

  delete: MediaStore['delete'] = async (name) => {
    if (isMediaName(name)) await this.#ask(() => this.#client.send(new DeleteObjectCommand(this.#at(name))))
  }

  close = (): void => this.#client.destroy()
}
