import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBucket } from '../src/base/media-place.ts'
import { S3Media } from '../src/media/s3-media.ts'

const NAME = '0123456789abcdef01234567_sm.avif'
const PATIENCE = 300
const SECRET = 'a-secret-that-nobody-may-read'

let server: Server | undefined
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', SECRET)
})
afterEach(() => {
  vi.unstubAllEnvs()
  server?.closeAllConnections()
  server?.close()
})

/** A store that answers as it likes. */
async function storeThat(answer: RequestListener): Promise<S3Media> {
  const own = createServer(answer)
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const { port } = own.address() as AddressInfo
  const bucket = readBucket({
    MEDIA_URL: `s3://pictures?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
  })
  if (!bucket) throw new Error('no bucket')
  return new S3Media(bucket, PATIENCE)
}

const faults: readonly (readonly [string, RequestListener])[] = [
  ['never answers', () => undefined],
  [
    'says how much and sends less',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('pic')
      setImmediate(() => response.destroy())
    },
  ],
  ['begins and stops', (_, response) => void response.writeHead(200, { 'content-length': 100 }).write('pic')],
  ['fails', (_, response) => void response.writeHead(500).end()],
  ['hangs up', (request) => void request.destroy()],
  ['answers no XML', (_, response) => void response.writeHead(403).end('{"secret": "no"}')],
]

test.each(faults)(
  'a store that %s is away, and no secret is told',
  async (_, answer) => {
    const media = await storeThat(answer)
    const fault: unknown = await media.get(NAME).catch((cause: unknown) => cause)
    expect(fault).toMatchObject({ name: 'MediaAway', status: 503 })
    expect(String(fault)).not.toContain(SECRET)
  },
  20_000,
)

const text = async (asked: ReturnType<S3Media['get']>) => {
  const file = await asked
  return file && { size: file.size, text: await new Response(file.body).text() }
}

test('of a store that knows no parts the part is cut', async () => {
  const media = await storeThat((_, response) => void response.end('picture'))
  expect(await text(media.get(NAME, [1, 2]))).toEqual({ size: 7, text: 'ic' })
  await expect(media.get(NAME, [5, 9])).rejects.toMatchObject({ status: 503 })
})

test('a store that sends another part than was asked for is not believed', async () => {
  const media = await storeThat(
    (_, response) => void response.writeHead(206, { 'content-range': 'bytes 0-3/7' }).end('pict'),
  )
  await expect(media.get(NAME, [1, 2])).rejects.toMatchObject({ status: 503 })
})

test('what comes without its length has the length that came', async () => {
  const media = await storeThat((_, response) => {
    response.write('pic')
    setImmediate(() => response.end('ture'))
  })
  expect(await text(media.get(NAME))).toEqual({ size: 7, text: 'picture' })
})
