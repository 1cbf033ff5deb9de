import type { CampaignCookies, Language } from '@bellows/domain'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { Settings } from './settings.ts'

/** What all calls share, whoever makes them. */
export interface Services {
  database: Database
  log: Logger
  settings: Settings
}

/** The studio a request is for: everything below asks with its id. */
export interface Studio {
  id: string
  name: string
  language: Language
  timeZone: string
  currency: string
}

/** Who asks, of which studio, and with what authority. */
export interface Call extends Services {
  studio: Studio
  /** The studio's address that was asked, lower case, with its port. */
  host: string
  /** The secret that alone gives authority over a hold. */
  holdToken: string | undefined
  /** What the browser says of the newsletter that brought the visitor. */
  campaign: CampaignCookies | null
  address: string
  userAgent: string
  requestId: string
}
