import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { smallFolder, smallStudio } from '../../src/testing/small-folder.ts'
import type { TestStore } from '../s3.ts'
import type { Check } from './checks.ts'
import type { ServerProcess } from './server-process.ts'

const run = promisify(execFile)
const commands = path.join(import.meta.dirname, '../../src/commands')

interface Shared {
  servers: readonly [ServerProcess, ServerProcess]
  store: TestStore
  /** What a command is run with, on a data folder of its own. */
  env: Record<string, string>
  /** For exports. */
  folder: string
}

interface Picture {
  status: number
  bytes: Buffer
  etag: string
}

async function pictureAt({ origin }: ServerProcess, name: string): Promise<Picture> {
  const asked = request(`${origin}/media/${name}`, { headers: { host: smallStudio.host } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers } = answer
  return { status, bytes: await buffer(answer), etag: headers.etag ?? '' }
}

const mediaIn = (folder: string) =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(folder, 'media'))
      .map((name) => [name, fs.readFileSync(path.join(folder, 'media', name))]),
  )

/** Pictures come into the store by one machine, go out by others, and leave it whole. */
export function pictureChecksOf({ servers: [a, b], store, env, folder }: Shared): Check[] {
  const exported = path.join(folder, 'exported')
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [path.join(commands, name), ...args], { env: { ...process.env, ...env } })
  let files: Record<string, Buffer> = {}
  let [shown = '', unseen = '']: string[] = []
  return [
    [
      'imported by one machine, exported by it: every picture comes from the store',
      async () => {
        await command('studio-import.ts', smallFolder)
        await command('studio-export.ts', 'small.example', exported)
        files = mediaIn(exported)
        ;[shown = '', unseen = ''] = Object.keys(files)
        return Object.keys(files).length > 1 && !fs.existsSync(path.join(folder, 'commands', 'media'))
      },
    ],
    [
      'both servers send the same bytes under the same mark, with no folder of their own',
      async () => {
        const [here, there] = [await pictureAt(a, shown), await pictureAt(b, shown)]
        const isSame = here.bytes.equals(there.bytes) && here.etag === there.etag && here.etag !== ''
        const isWhole = files[shown]?.equals(here.bytes) ?? false
        const own = ['one', 'two'].filter((name) => fs.existsSync(path.join(folder, name, 'media')))
        return here.status === 200 && isSame && isWhole && own.length === 0
      },
    ],
    [
      'the store is away: 503 for what is not near, and it is sent once the store is back',
      async () => {
        await store.stop()
        const [near, away] = [await pictureAt(a, shown), await pictureAt(a, unseen)]
        await store.start()
        const back = await pictureAt(a, unseen)
        return near.status === 200 && away.status === 503 && back.status === 200
      },
    ],
    [
      'export, import, export again: the same files',
      async () => {
        await command('studio-import.ts', exported)
        const again = path.join(folder, 'exported-again')
        await command('studio-export.ts', 'small.example', again)
        const second = mediaIn(again)
        const names = Object.keys(files)
        return (
          names.length === Object.keys(second).length &&
          names.every((name) => files[name]?.equals(second[name] ?? Buffer.alloc(0)))
        )
      },
    ],
  ]
}
