import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { Settings } from '../settings.ts'
import type { AppContext } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import type { Studio } from './studio-by-host.ts'

/** What all calls share, whoever makes them. */
export interface Services {
  database: Database
  log: Logger
  settings: Settings
}

/** Who asks, of which studio, and with what authority. */
export interface Call extends Services {
  studio: Studio
  /** The secret that alone gives authority over a hold. */
  holdToken: string | undefined
  address: string
  userAgent: string
  requestId: string
}

const USER_AGENT_MAX = 300
const tokenPattern = /^[A-Za-z0-9_-]{22,128}$/

const tokenOf = (text: string | undefined) => (text && tokenPattern.test(text) ? text : undefined)

export function callOf(c: AppContext, services: Services): Call {
  return {
    ...services,
    studio: c.get('studio'),
    holdToken: tokenOf(c.req.header('x-hold-token')),
    address: clientAddress(c, services.settings.trustProxy),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    requestId: c.get('requestId'),
  }
}
