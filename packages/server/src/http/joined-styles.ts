import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { AppContext } from './app-env.ts'
import { brotli } from './html-cache.ts'
import { notFound } from '../base/refusal.ts'

const asGzip = promisify(gzip)

/** Style sheets of the build that are asked for as one, e.g. `kit-Cu5RVJHI+hero-1-CdIKeMyC.css`. */
const joinedName = /^(?:[\w-]+(?:\.[\w-]+)*\+)+[\w-]+(?:\.[\w-]+)*\.css$/
const NAMES_MAX = 60
const KEPT_MAX = 100
const QUALITY = 9

type Bytes = Uint8Array<ArrayBuffer>
type Joined = Readonly<{ plain: Bytes; br: Bytes; gzip: Bytes }>

/** Puts sheets together and keeps what it made, compressed, for the next who asks. */
export function joinedStyles(folder: string) {
  const kept = new LRUCache<string, Promise<Joined>>({ max: KEPT_MAX })

  async function make(names: readonly string[]): Promise<Joined> {
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, `${name}.css`), 'utf8')))
    const plain = new TextEncoder().encode(texts.map((text) => text.trim()).join(''))
    const [br, zipped] = await Promise.all([brotli(plain, QUALITY), asGzip(plain, { level: 9 })])
    return { plain, br, gzip: zipped }
  }

  function find(name: string): Promise<Joined> {
    const known = kept.get(name)
    if (known) return known
    const names = name.slice(0, -'.css'.length).split('+')
    if (!joinedName.test(name) || names.length > NAMES_MAX || new Set(names).size < names.length)
      throw notFound()
    const made = make(names)
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    return made
  }

  /** @throws Refusal 404 */
  return async (c: AppContext, name: string): Promise<Response> => {
    const joined = await find(name).catch(() => {
      throw notFound()
    })
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
    const headers = new Headers({
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    })
    if (encoding) headers.set('Content-Encoding', encoding)
    return new Response(c.req.method === 'HEAD' ? null : joined[encoding ?? 'plain'], { headers })
  }
}
