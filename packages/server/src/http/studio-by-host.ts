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
  studio: Promise<Studio | undefined>
  until: number
}

/**
 * Finds studios by host and remembers the answers for half a minute, or until a studio is published. Whoever asks
 * meanwhile waits for the same answer: after a publishing that is everybody.
 */
export function studioFinder(database: Database, now: () => number = () => performance.now()) {
  const kept = new LRUCache<string, Kept>({ max: KEPT_MAX })
  database.publishing.listen(() => kept.clear())
  return (host: string): Promise<Studio | undefined> => {
    const domain = host.replace(/:\d+$/, '')
    const known = kept.get(domain)
    if (known && known.until > now()) return known.studio
    const asked = { studio: findStudio(database.kysely, domain), until: now() + KEPT_MILLISECONDS }
    kept.set(domain, asked)
    asked.studio.catch(() => kept.peek(domain) === asked && kept.delete(domain))
    return asked.studio
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
