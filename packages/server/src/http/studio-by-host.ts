import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Studio } from '../base/call.ts'
import { Refusal, toPrograms } from '../base/refusal.ts'
import type { Database } from '../db/open.ts'
import { findStudio } from '../store/studio/find-studio.ts'
import type { AppEnv } from './app-env.ts'
import { requestHost } from './request-host.ts'

const KEPT_MILLISECONDS = 30_000
const KEPT_MAX = 10_000

interface Kept {
  studio: Studio | undefined
  until: number
}

/** Finds studios by host and remembers the answers for half a minute, or until a studio is published. */
export function studioFinder(database: Database, now: () => number = () => performance.now()) {
  const kept = new LRUCache<string, Kept>({ max: KEPT_MAX })
  let round = 0
  database.publishing.listen(() => {
    round += 1
    kept.clear()
  })
  return async (host: string): Promise<Studio | undefined> => {
    const domain = host.replace(/:\d+$/, '')
    const known = kept.get(domain)
    if (known && known.until > now()) return known.studio
    const asked = round
    const studio = await findStudio(database.kysely, domain)
    if (asked === round) kept.set(domain, { studio, until: now() + KEPT_MILLISECONDS })
    return studio
  }
}

export type StudioFinder = ReturnType<typeof studioFinder>

/** Sets the studio of the request's host, matched exactly; no forwarded host is ever read. */
export function studioByHost(find: StudioFinder): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const studio = await find(requestHost(c))
    if (!studio) {
      const say = toPrograms('No studio answers at this address')
      throw new Refusal({ status: 421, error: 'unknown_host', say })
    }
    c.set('studio', studio)
    await next()
  }
}
