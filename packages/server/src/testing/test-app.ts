import { ApiError, call as callApi, type CallOptions, type Endpoint } from '@bellows/api'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { beforeAll, beforeEach } from 'vitest'
import type * as z from 'zod/mini'
import type { StudioRows } from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { commandToken } from '../base/owner-token.ts'
import { defaultSettings, mediaPlace, type Settings } from '../base/settings.ts'
import type { Database } from '../db/open.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createApp } from '../http/app.ts'
import type { SiteHost } from '../http/site-host.ts'
import { openMedia } from '../media/open-media.ts'
import { addSite } from './add-site.ts'

/** What `node:http` would know of the visitor. */
const visitor: AppEnv['Bindings'] = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }

/** Log lines that stand under a failed call. */
const LINES_TOLD = 4

export interface Visitor {
  host?: string
  token?: string
  /** What the browser keeps for the studio. */
  cookie?: string
  /** Presents the token of the owner of that studio. */
  ownerOf?: string
}

/** What owners' tokens are made from in tests. */
export const OWNER_SECRET = 'an-owner-secret-of-more-than-32-letters'

export class TestApp {
  readonly app: Hono<AppEnv>
  readonly rows: StudioRows
  readonly database: Database
  /** Every log line that was written. */
  readonly logged: Record<string, unknown>[]

  constructor(parts: Pick<TestApp, 'app' | 'rows' | 'database' | 'logged'>) {
    this.app = parts.app
    this.rows = parts.rows
    this.database = parts.database
    this.logged = parts.logged
  }

  /** A request as it is, for what goes on below the contract. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', 'studio.test')
    return this.app.request(`http://${headers.get('host')}${path}`, { ...init, headers }, visitor)
  }

  post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
    this.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  #options({ host = 'studio.test', token, cookie = '', ownerOf }: Visitor): CallOptions {
    const fetch = async (path: unknown, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('host', host)
      if (cookie) headers.set('cookie', cookie)
      return this.fetch(String(path), { ...init, headers })
    }
    const options = { fetch, holdToken: token ?? null }
    return ownerOf === undefined
      ? options
      : { ...options, ownerToken: commandToken(OWNER_SECRET, ownerOf, Date.now()) }
  }

  /** A call by the contract: input and answer are typed, an answer outside the contract throws. */
  call<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
    endpoint: Endpoint<string, Input, Output>,
    input: z.input<Input>,
    by: Visitor = {},
  ): Promise<z.output<Output>> {
    return callApi(endpoint, input, this.#options(by)).catch((cause: unknown) => {
      // What the server logged says more than the visitor is told.
      if (cause instanceof ApiError) cause.cause = new Error(JSON.stringify(this.logged.slice(-LINES_TOLD)))
      throw cause
    })
  }

  /** The refusal that a call must meet. */
  async refusal<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
    endpoint: Endpoint<string, Input, Output>,
    input: z.input<Input>,
    by: Visitor = {},
  ): Promise<Refused> {
    const failure = await this.call(endpoint, input, by).then(
      () => undefined,
      (cause: unknown) => cause,
    )
    if (!(failure instanceof ApiError)) throw new Error('the call was not refused', { cause: failure })
    const { status, error, message, validation } = failure
    return { status, error, message, validation }
  }
}

export type Refused = Pick<ApiError, 'status' | 'error' | 'message' | 'validation'>

export interface TestAppOptions {
  settings?: Partial<Settings>
  site?: SiteHost
  /** How much is told, as `LOG_LEVEL` says it. */
  logLevel?: string
  /** One studio for a whole file, whose tests change nothing. */
  isKept?: boolean
  /** A database of its own, for a file that changes the schema. */
  isOwn?: boolean
}

function parseLine(line: string): Record<string, unknown> {
  const entry: Record<string, unknown> = JSON.parse(line)
  return entry
}

async function makeApp(database: Database, options: TestAppOptions): Promise<TestApp> {
  const logged: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void logged.push(parseLine(line)) }
  const settings = { ...defaultSettings, ownerSecret: OWNER_SECRET, ...options.settings }
  const media = await openMedia(mediaPlace(settings))
  const app = createApp({
    database,
    log: pino({ level: options.logLevel ?? 'info' }, stream),
    settings,
    media,
    site: options.site,
  })
  return new TestApp({ app, rows: await addSite(database, 'studio.test'), database, logged })
}

/** A fresh studio at `studio.test`, and its server, before each test. */
export function useTestApp(options: TestAppOptions = {}): () => TestApp {
  const { isKept = false, isOwn = false } = options
  const database = useTestDatabase({ isKept, isOwn })
  const made: TestApp[] = []
  const before = isKept ? beforeAll : beforeEach
  before(async () => {
    made.push(await makeApp(database(), options))
  })
  return () => {
    const latest = made.at(-1)
    if (!latest) throw new Error('the app is there only inside tests')
    return latest
  }
}

export { addSite }
