import { createHash } from 'node:crypto'
import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { FOR_EVER } from '@bellows/api'
import type { Bucket } from '../base/media-place.ts'
import { isMediaName, mediaType, requireMediaName } from './media-name.ts'
import { MediaAway, type ByteRange, type MediaFile, type MediaStore } from './media-store.ts'

/** Taken at once, so that a visitor who reads slowly keeps no connection to the store. */
const AT_ONCE = 2 * 1024 * 1024
const CONNECT_MILLISECONDS = 2000
const ANSWER_MILLISECONDS = 10_000

function newClient({ endpoint, region }: Bucket, answerMilliseconds: number): S3Client {
  return new S3Client({
    region,
    // A store of one's own seldom has a name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Of stores that are like S3 not all know its newer checksums; a put has its MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: answerMilliseconds,
      // By itself it would only warn, and wait for ever.
      throwOnRequestTimeout: true,
      socketTimeout: answerMilliseconds,
    },
  })
}

/** A bucket that is missing is a fault; a file that is missing is an answer. */
const isMissing = (cause: unknown) => ['NoSuchKey', 'NotFound'].includes(String(Object(cause)['name']))

type Answered = GetObjectCommandOutput & Required<Pick<GetObjectCommandOutput, 'Body'>>

/** Of a store that sends the whole in place of a part, the part. */
function cut(all: Uint8Array, [first, last]: ByteRange): Uint8Array<ArrayBuffer> {
  if (last >= all.byteLength) throw new Error('an answer that is too short')
  return new Uint8Array(all.subarray(first, last + 1))
}

async function wholeOf({ Body, ContentLength, ETag = '' }: Answered): Promise<MediaFile> {
  if (ContentLength !== undefined && ContentLength > AT_ONCE)
    return { size: ContentLength, etag: ETag, body: Body.transformToWebStream() }
  const body = new Uint8Array(await Body.transformToByteArray())
  return { size: body.byteLength, etag: ETag, body }
}

async function partOf(answer: Answered, part: ByteRange): Promise<MediaFile> {
  const { Body, ContentRange, ETag = '' } = answer
  if (ContentRange === undefined) {
    const all = new Uint8Array(await Body.transformToByteArray())
    return { size: all.byteLength, etag: ETag, body: cut(all, part) }
  }
  const [, sent, size] = /^bytes (\d+-\d+)\/(\d+)$/.exec(ContentRange) ?? []
  const length = part[1] - part[0] + 1
  if (sent !== part.join('-')) throw new Error('an answer with another part')
  if (length > AT_ONCE) return { size: Number(size), etag: ETag, body: Body.transformToWebStream() }
  const body = cut(await Body.transformToByteArray(), [0, length - 1])
  return { size: Number(size), etag: ETag, body }
}

/** What a store answers is not believed where it would make an answer of another length than it says. */
function fileOf({ Body, ...answer }: GetObjectCommandOutput, part?: ByteRange): Promise<MediaFile> {
  if (!Body) throw new Error('an answer without a body')
  return part ? partOf({ ...answer, Body }, part) : wholeOf({ ...answer, Body })
}

/** Pictures in an S3-compatible store, which any number of servers share. */
export class S3Media implements MediaStore {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  constructor(place: Bucket, answerMilliseconds = ANSWER_MILLISECONDS) {
    this.#client = newClient(place, answerMilliseconds)
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
      fileOf(await this.#client.send(new GetObjectCommand({ ...this.#at(name), ...range })), part),
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

  close = (): void => this.#client.destroy()
}
