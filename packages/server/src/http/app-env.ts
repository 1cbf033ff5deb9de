import type { Context } from 'hono'
import type { Studio } from '../base/call.ts'

/** What hono carries along one request. */
export interface AppEnv {
  Bindings: {
    /** Of `node:http`; only the visitor's address is read from it. */
    incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } }
    /** The rendered site is asking, within the request that it answers. */
    isInProcess?: boolean
  }
  Variables: {
    requestId: string
    studio: Studio
    /** The address's pattern, which unlike the address may be logged. */
    route: string
  }
}

export type AppContext = Context<AppEnv>
