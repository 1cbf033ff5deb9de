import { LRUCache } from 'lru-cache'
import { publishedIn } from './content-version.ts'

const KEPT_MAX = 1000

type Reader<Value> = (businessId: string) => Promise<Value>

/** Reads once for each publishing of a studio what changes with nothing else. */
export function onceAPublishing<Value>(contentVersion: Reader<string>, read: Reader<Value>): Reader<Value> {
  const kept = new LRUCache<string, { published: string; value: Promise<Value> }>({ max: KEPT_MAX })
  return async (businessId) => {
    const published = publishedIn(await contentVersion(businessId))
    const known = kept.get(businessId)
    if (known?.published === published) return known.value
    const value = read(businessId)
    kept.set(businessId, { published, value })
    value.catch(() => kept.delete(businessId))
    return value
  }
}
