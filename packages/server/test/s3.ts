/** An S3-compatible store for tests, on loopback, with its files in a folder of its own. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'pictures'

export interface TestStore {
  /** What `MEDIA_URL` and the vendor's variables say. */
  env: Record<'MEDIA_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>
  /** Nobody answers any more; `start` brings it back where it was, with what it had. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Ends it for good. */
  close: () => Promise<void>
}

/** The same keys for all: the store knows no others. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export async function startS3(prefix = 'studios/all'): Promise<TestStore> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-s3-'))
  const run = async (port: number) => {
    const store = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      // It reckons another address for a list than the one that was asked, and signed.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    })
    return { store, port: (await store.run()).port }
  }
  let running = await run(0)
  const { port } = running
  const stop = async () => {
    const closed = running.store.close()
    running.store.httpServer.closeAllConnections()
    await closed
  }
  return {
    env: {
      MEDIA_URL: `s3://${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
      ...keys,
    },
    stop,
    start: async () => {
      running = await run(port)
    },
    close: async () => {
      await stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
