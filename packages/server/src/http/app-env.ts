import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'
import type { Studio } from '../base/call.ts'

/** What hono carries along one request. */
export interface AppEnv {
  Bindings: {
    /** Of `node:http`; the visitor's address is read from it, and by what an answer is found again. */
    incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined }
      readonly url?: string | undefined
      readonly headers?: Readonly<IncomingHttpHeaders>
    }
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
