import { LRUCache } from 'lru-cache'
import type { PageKey } from './html-cache.ts'

const STUDIOS_MAX = 100
/** Calls of one studio: its services and pages, and a few with filters of their own. */
const CALLS_MAX = 500

type Reads = Map<string, Promise<unknown>>

/** Forgets the oldest, so that no caller can fill it without end. */
class FewReads extends Map<string, Promise<unknown>> {
  override set(call: string, answer: Promise<unknown>): this {
    const [oldest] = this.keys()
    if (this.size >= CALLS_MAX && oldest !== undefined) this.delete(oldest)
    return super.set(call, answer)
  }
}

/** What pages of a studio were drawn from in the content version that was seen last. */
export class ContentReads {
  readonly #studios = new LRUCache<string, { version: string; reads: Reads }>({ max: STUDIOS_MAX })

  of({ businessId, contentVersion }: PageKey): Reads {
    const known = this.#studios.get(businessId)
    if (known?.version === contentVersion) return known.reads
    const reads = new FewReads()
    this.#studios.set(businessId, { version: contentVersion, reads })
    return reads
  }
}
