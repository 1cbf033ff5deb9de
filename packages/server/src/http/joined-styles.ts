import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FOR_EVER } from '@bellows/api'
import { joinedNames } from '@bellows/domain'
import { LRUCache } from 'lru-cache'
import { notFound } from '../base/refusal.ts'
import type { AppContext } from './app-env.ts'
import { DrawGate } from './draw-gate.ts'
import { bodyFor, keepPage, type KeptPage } from './html-cache.ts'

const KEPT_MAX = 100

const heads = {
  'Content-Type': 'text/css; charset=utf-8',
  'Cache-Control': FOR_EVER,
  Vary: 'Accept-Encoding',
}

/**
 * Puts sheets of the build together and keeps what it made, compressed, for the next who asks. Each joining has one
 * address, that with its sheets in the build's order, and few are made at once.
 */
export function joinedStyles(folder: string, sheets: readonly string[]) {
  const kept = new LRUCache<string, Promise<KeptPage>>({ max: KEPT_MAX })
  const gate = new DrawGate()
  const places = new Map(sheets.map((sheet, place) => [path.posix.basename(sheet), place]))

  async function make(names: readonly string[]): Promise<KeptPage> {
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    const plain = new TextEncoder().encode(texts.map((text) => text.trim()).join(''))
    return keepPage(plain, new Headers(heads))
  }

  function isInOrder(names: readonly string[]): boolean {
    const found = names.map((name) => places.get(name) ?? -1)
    return found.every((place, index) => place > (found[index - 1] ?? -1))
  }

  function find(name: string): Promise<KeptPage> {
    const known = kept.get(name)
    if (known) return known
    const names = joinedNames(name)
    if (names.length < 2 || !isInOrder(names)) throw notFound()
    const made = gate.draw(() => make(names))
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    return made
  }

  /** @throws Refusal 404; 503 where too many wait already */
  return async (c: AppContext, name: string): Promise<Response> => {
    const [encoding, body] = await bodyFor(await find(name), c.req.header('accept-encoding') ?? '')
    const headers = new Headers(heads)
    if (encoding) headers.set('Content-Encoding', encoding)
    return new Response(c.req.method === 'HEAD' ? null : body, { headers })
  }
}
