import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readBucket } from '../src/base/media-place.ts'
import { copyMedia } from '../src/media/copy-media.ts'
import { FolderMedia } from '../src/media/folder-media.ts'
import { KeptMedia } from '../src/media/kept-media.ts'
import type { MediaFile, MediaStore } from '../src/media/media-store.ts'
import { openMedia } from '../src/media/open-media.ts'
import { S3Media } from '../src/media/s3-media.ts'
import { startS3 } from './s3.ts'

const KEY = '0123456789abcdef01234567'
const NAME = `${KEY}_sm.avif`
const LARGE = 3 * 1024 * 1024 + 7
const bytes = (text: string) => new TextEncoder().encode(text)
const large = Uint8Array.from({ length: LARGE }, (_, index) => index % 251)

interface Tried {
  media: MediaStore
  stop: () => Promise<void> | void
  start: () => Promise<void> | void
  close: () => Promise<void> | void
}

/** A folder is away when something else stands in its place, as where a volume is not mounted. */
function inFolder(): Tried {
  const parent = mkdtempSync(path.join(tmpdir(), 'bellows-stores-'))
  const [folder, aside] = [path.join(parent, 'media'), path.join(parent, 'aside')]
  mkdirSync(folder)
  return {
    media: new FolderMedia(folder),
    stop: () => {
      renameSync(folder, aside)
      writeFileSync(folder, '')
    },
    start: () => {
      rmSync(folder)
      renameSync(aside, folder)
    },
    close: () => rmSync(parent, { recursive: true }),
  }
}

const bucketOf = (env: Record<string, string>) => {
  const bucket = readBucket(env)
  if (!bucket) throw new Error('no bucket')
  return bucket
}

async function inBucket(): Promise<Tried> {
  const { env, ...store } = await startS3()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return { media: new S3Media(bucketOf(env)), ...store }
}

async function nearBucket(): Promise<Tried> {
  const tried = await inBucket()
  return { ...tried, media: new KeptMedia(tried.media) }
}

async function read(file: MediaFile | undefined): Promise<Uint8Array | undefined> {
  return file && new Uint8Array(await new Response(file.body).arrayBuffer())
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
  ['a bucket with the last files near', nearBucket],
])('%s', (_, open) => {
  let tried: Tried
  const media = () => tried.media
  const textOf = async (name: string) => new TextDecoder().decode(await read(await media().get(name)))
  beforeEach(async () => {
    tried = await open()
  })
  afterEach(async () => {
    media().close()
    await tried.close()
    vi.unstubAllEnvs()
  })

  test('what was put is there, with its facts', async () => {
    await media().put(NAME, bytes('picture'))
    const [head, file] = [await media().head(NAME), await media().get(NAME)]
    expect(head).toMatchObject({ size: 7, etag: expect.stringMatching(/^"[\w-]+"$/) })
    expect(file).toMatchObject({ size: 7, etag: head?.etag })
    expect(await textOf(NAME)).toBe('picture')
    expect((await media().get(NAME))?.etag).toBe(head?.etag)
  })

  test('a part of a file is the part, of a large one too', async () => {
    await media().put(NAME, large)
    for (const [first, last] of [
      [0, 1],
      [1, 3],
      [LARGE - 2, LARGE - 1],
      [5, LARGE - 5],
    ] as const) {
      const file = await media().get(NAME, [first, last])
      expect(file?.size).toBe(LARGE)
      expect(Buffer.compare((await read(file)) ?? bytes(''), large.slice(first, last + 1))).toBe(0)
    }
    const all = await Promise.all([1, 2, 3].map(async () => read(await media().get(NAME))))
    expect(all.map((each) => each && Buffer.compare(each, large))).toEqual([0, 0, 0])
  })

  test('what is not there is nothing', async () => {
    expect(await media().head(NAME)).toBeUndefined()
    expect(await media().get(NAME)).toBeUndefined()
    expect(await media().get(NAME, [0, 1])).toBeUndefined()
  })

  test('the list has names that begin so, and no others', async () => {
    const other = 'ffffffffffffffffffffffff.jpg'
    for (const name of [NAME, `${KEY}.jpg`, other]) await media().put(name, bytes(name))
    expect(await media().list(KEY)).toEqual([`${KEY}.jpg`, NAME])
    expect(await media().list()).toEqual([`${KEY}.jpg`, NAME, other])
    expect(await media().list('ab')).toEqual([])
  })

  test.each([
    '',
    '.',
    '..',
    '../secret.jpg',
    `x/${NAME}`,
    `../media/${NAME}`,
    `${NAME}\0`,
    `${KEY}.svg`,
    'a'.repeat(2000),
  ])('the name %j leads nowhere', async (name) => {
    await media().put(NAME, bytes('picture'))
    expect(await media().head(name)).toBeUndefined()
    expect(await media().get(name)).toBeUndefined()
    await expect(media().put(name, bytes('x'))).rejects.toThrow('is no name of a picture')
    expect(await media().list()).toEqual([NAME])
  })

  test('who reads while many put the same name gets it whole', async () => {
    const wrong: number[] = []
    const puts = Array.from({ length: 8 }, () => media().put(NAME, large))
    const reads = Array.from({ length: 24 }, async () => {
      const file = await read(await media().get(NAME))
      if (file && Buffer.compare(file, large) !== 0) wrong.push(file.length)
    })
    await Promise.all([...puts, ...reads])
    expect(wrong).toEqual([])
    expect(await media().list()).toEqual([NAME])
    expect(Buffer.compare((await read(await media().get(NAME))) ?? bytes(''), large)).toBe(0)
  })

  test('away, it says so; back, it answers as before', async () => {
    await media().put(NAME, bytes('picture'))
    await tried.stop()
    for (const asked of [
      () => media().head(NAME),
      () => media().get(NAME),
      () => media().get(NAME, [0, 1]),
      () => media().put(NAME, bytes('picture')),
      () => media().list(),
    ])
      await expect(asked()).rejects.toMatchObject({ name: 'MediaAway', status: 503 })
    await tried.start()
    expect(await textOf(NAME)).toBe('picture')
  })
})

describe('files kept near', () => {
  test('are there while the store is away, and are asked for once by many', async () => {
    const tried = await inBucket()
    await tried.media.put(NAME, bytes('picture'))
    const get = vi.spyOn(tried.media, 'get')
    const near = new KeptMedia(tried.media)
    await Promise.all([near.get(NAME), near.get(NAME), near.get(NAME)])
    expect(get).toHaveBeenCalledTimes(1)
    await tried.stop()
    expect(await read(await near.get(NAME, [1, 2]))).toEqual(bytes('ic'))
    expect(await near.head(NAME)).toMatchObject({ size: 7 })
    await tried.start()
    await tried.close()
    vi.unstubAllEnvs()
  })
})

test('pictures go from a folder to a bucket and back, and what is there stays', async () => {
  const [here, there] = [inFolder(), await inBucket()]
  const names = [`${KEY}.jpg`, NAME, 'ffffffffffffffffffffffff.avif']
  for (const name of names) await here.media.put(name, bytes(name))
  await there.media.put(NAME, bytes('already there'))
  await copyMedia(here.media, there.media, [KEY])
  expect(await there.media.list()).toEqual([`${KEY}.jpg`, NAME])
  expect(await read(await there.media.get(NAME))).toEqual(bytes('already there'))
  const back = inFolder()
  await copyMedia(there.media, back.media)
  expect(await back.media.list()).toEqual([`${KEY}.jpg`, NAME])
  await Promise.all([here.close(), there.close(), back.close()])
  vi.unstubAllEnvs()
})

test('a bucket that is missing is a fault, not a missing picture', async () => {
  const { env, close } = await startS3()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const media = await openMedia(bucketOf({ MEDIA_URL: env.MEDIA_URL.replace('pictures', 'nowhere') }))
  await expect(media.get(NAME)).rejects.toMatchObject({ status: 503 })
  await close()
  vi.unstubAllEnvs()
})
