import path from 'node:path'
import { Hono } from 'hono'
import type { Services } from '../base/call.ts'
import { drawIcon } from '../media/draw-icon.ts'
import type { MediaStore } from '../media/media-store.ts'
import { contentVersionReader } from '../store/content/content-version.ts'
import { readBuilders } from '../store/studio/read-builders.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import {
  bodyFor,
  brotli,
  HtmlCache,
  keepPage,
  nameOf,
  placeOf,
  PASSING_QUALITY,
  type KeptPage,
  type PageKey,
} from './html-cache.ts'
import { ContentReads } from './content-reads.ts'
import { DrawGate } from './draw-gate.ts'
import { inProcessApi } from './in-process-api.ts'
import { joinedStyles } from './joined-styles.ts'
import { refuseOtherMethods } from './method-gate.ts'
import { answerForm } from './page-form.ts'
import { pageAddress } from './page-address.ts'
import { pageRequest } from './page-request.ts'
import { privateAnswer } from './private-answer.ts'
import { requestHost } from './request-host.ts'
import type { ReadyPages } from './ready-pages.ts'
import { isCapabilityPage } from './route-pattern.ts'
import type { PostedForm, SiteHost } from './site-host.ts'
import { immutableFiles } from './static-files.ts'

const CACHE_MARK = 'x-bellows-cache'
const UNTIL_MARK = 'x-bellows-until'
const PIXELS_MARK = 'x-bellows-pixels'

const acceptedBy = (c: AppContext) => c.req.header('accept-encoding') ?? ''

/** A redirect to the page's own host as an address within it: what stands in front may speak another scheme. */
function withinHost(c: AppContext, location: string): string {
  const to = URL.parse(location, c.req.url)
  return to?.host === requestHost(c) ? to.pathname + to.search + to.hash : location
}

function pageHeaders(c: AppContext, answer: Response): Headers {
  const headers = new Headers(answer.headers)
  for (const name of [CACHE_MARK, UNTIL_MARK, PIXELS_MARK, 'content-length', 'content-encoding'])
    headers.delete(name)
  if (isCapabilityPage(c.req.path))
    for (const [name, value] of Object.entries(privateAnswer)) headers.set(name, value)
  else if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store')
  const location = headers.get('location')
  if (location) headers.set('Location', withinHost(c, location))
  return headers
}

const isText = (answer: Response) =>
  /^(text\/|application\/json)/.test(answer.headers.get('content-type') ?? '')
const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false

async function sendUncached(c: AppContext, answer: Response): Promise<Response> {
  const headers = pageHeaders(c, answer)
  const { status } = answer
  if (!isText(answer) || !acceptedBy(c).includes('br')) return new Response(answer.body, { status, headers })
  headers.set('Content-Encoding', 'br')
  headers.append('Vary', 'Accept-Encoding')
  const body = await brotli(new Uint8Array(await answer.arrayBuffer()), PASSING_QUALITY)
  return new Response(body, { status, headers })
}

/** The headers of a kept page in one encoding. */
function keptHeaders(page: KeptPage, encoding: string, etag: string): Headers {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  headers.set('ETag', etag)
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.append('Vary', 'Accept-Encoding')
  if (encoding) headers.set('Content-Encoding', encoding)
  return headers
}

/** An address with more in its query is one of any number for the same page. */
const isPlain = (c: AppContext) => c.req.url.endsWith(pageAddress({ href: c.req.url }))

/** Where a page is put that may go out again as it is. */
type Again = Readonly<{ ready: ReadyPages; round: number }>

async function sendKept(c: AppContext, page: KeptPage, again?: Again): Promise<Response> {
  const [encoding, body] = await bodyFor(page, acceptedBy(c))
  const etag = `"${page.etag}${encoding && `-${encoding}`}"`
  const headers = keptHeaders(page, encoding, etag)
  if (again && isPlain(c)) {
    const { id: businessId } = c.get('studio')
    again.ready.put(c, { headers, body, etag, until: page.until, businessId, round: again.round })
  }
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

/** What pages are made with. */
export type PageServices = Services & {
  /** Where pictures come from. */
  media: MediaStore
  /** Where answers that need no more thought are put. */
  ready?: ReadyPages | undefined
}

/** What draws pages: one per server, it owns the cache of rendered pages. */
class Pages {
  readonly #cache = new HtmlCache()
  readonly #gate = new DrawGate()
  readonly #reads = new ContentReads()
  readonly #beingDrawn = new Map<string, Promise<KeptPage | undefined>>()
  /** Pages of which some version is being drawn. */
  readonly #places = new Set<string>()
  readonly #app: Hono<AppEnv>
  readonly #services: PageServices
  readonly #site: SiteHost
  readonly #contentVersion: (businessId: string) => Promise<string>

  constructor(app: Hono<AppEnv>, services: PageServices, site: SiteHost) {
    this.#app = app
    this.#services = services
    this.#site = site
    this.#contentVersion = contentVersionReader(services.database)
    services.database.publishing.listen((businessId) => services.ready?.forget(businessId))
  }

  /** A drawing that is wanted as PNG, drawn so; every other answer as it is. */
  async #asPng(answer: Response): Promise<Response> {
    const pixels = Number(answer.headers.get(PIXELS_MARK))
    if (!pixels) return answer
    const png = await drawIcon({ svg: await answer.text(), pixels }, this.#services.media)
    const headers = new Headers(answer.headers)
    headers.set('Content-Type', 'image/png')
    return new Response(png, { headers })
  }

  draw(c: AppContext, { form, key }: Readonly<{ form?: PostedForm; key?: PageKey }> = {}): Promise<Response> {
    const { clientManifest, assetsRoot, render } = this.#site
    const reads = key && this.#reads.of(key)
    const context = {
      api: inProcessApi(this.#app, c),
      reads,
      builders: () =>
        readBuilders({ kysely: this.#services.database.kysely, businessId: c.get('studio').id }),
      clientManifest,
      assetsRoot,
      ...(form && { form }),
    }
    const request = pageRequest(c, this.#services.settings.trustProxy)
    return this.#gate.draw(async () => this.#asPng(await render(request, context)))
  }

  async answer(c: AppContext): Promise<Response> {
    const { ready } = this.#services
    const again = ready && { ready, round: ready.round }
    const key = await this.#keyOf(c)
    if (!key) return sendUncached(c, await this.draw(c))
    const now = Date.now()
    const current = this.#cache.get(key, now)
    if (current) return sendKept(c, current, again)
    const older = this.#olderMeanwhile(c, key, now)
    if (older) return sendKept(c, older.page, older.isOutOfPrint ? undefined : again)
    // Nothing may come between asking whether it is being drawn and beginning to draw it.
    const drawing = this.#beingDrawn.get(nameOf(key))
    const drawn = drawing && (await drawing)
    return drawn ? sendKept(c, drawn, again) : this.#drawOnce(c, key)
  }

  /**
   * Nobody waits for a new version where the old one was true a moment ago, unless it can be drawn at once. What was
   * published is waited for, as long as few wait.
   */
  #olderMeanwhile(c: AppContext, key: PageKey, now: number) {
    const isBeingDrawn = this.#places.has(placeOf(key))
    if (!isBeingDrawn && !this.#gate.isFull) return undefined
    const older = this.#cache.older(key, now)
    if (!older || (older.isOutOfPrint && !this.#gate.isSlow)) return undefined
    // What goes wrong in the drawing is told to whoever waits for it.
    if (!isBeingDrawn) this.#drawOnce(c, key).catch(() => undefined)
    return older
  }

  /** Whoever asks for the same page meanwhile waits for this drawing of it. */
  async #drawOnce(c: AppContext, key: PageKey): Promise<Response> {
    const drawing = this.#drawToKeep(c, key)
    const name = nameOf(key)
    const page = drawing.then(
      (drawn) => drawn.page,
      () => undefined,
    )
    const place = placeOf(key)
    this.#beingDrawn.set(name, page)
    this.#places.add(place)
    const drawn = await drawing.finally(() => {
      this.#beingDrawn.delete(name)
      this.#places.delete(place)
    })
    return drawn.page ? sendKept(c, drawn.page) : sendUncached(c, drawn.answer)
  }

  async #drawToKeep(c: AppContext, key: PageKey): Promise<{ answer: Response; page?: KeptPage }> {
    const answer = await this.draw(c, { key })
    const isPublic = answer.headers.get(CACHE_MARK) === 'public' && answer.status === 200 && isHtml(answer)
    if (!isPublic) return { answer }
    const until = Date.parse(answer.headers.get(UNTIL_MARK) ?? '')
    const body = new Uint8Array(await answer.arrayBuffer())
    const page = await keepPage(body, pageHeaders(c, answer), Number.isNaN(until) ? Infinity : until)
    this.#cache.set(key, page)
    return { answer, page }
  }

  /** What belongs to whoever has its link is never kept; neither is anything while developing. */
  async #keyOf(c: AppContext): Promise<PageKey | undefined> {
    if (isCapabilityPage(c.req.path) || this.#site.assetsRoot === '') return undefined
    const { id: businessId, language } = c.get('studio')
    const contentVersion = await this.#contentVersion(businessId)
    return { businessId, address: pageAddress({ href: c.req.url }), language, contentVersion }
  }
}

/** Files of the browser build, pages, and forms sent to a page's own address. */
export function sitePages(app: Hono<AppEnv>, services: PageServices, site: SiteHost): Hono<AppEnv> {
  const pages = new Pages(app, services, site)
  const assets = path.join(site.assetsRoot, 'assets')
  const routes = new Hono<AppEnv>()
  const sendJoined = joinedStyles(assets)
  routes.get('/assets/:name{.+\\+.+}', (c) => sendJoined(c, c.req.path.slice('/assets/'.length)))
  routes.get('/assets/*', immutableFiles(assets, '/assets'))
  routes.get('*', (c) => pages.answer(c))
  routes.post('*', async (c) => {
    const answer = await answerForm(c, inProcessApi(app, c))
    if (answer instanceof Response) return answer
    const drawn = await pages.draw(c, { form: answer })
    const status = Object.keys(answer.errors).length > 0 ? 422 : 200
    return sendUncached(c, new Response(drawn.body, { status, headers: drawn.headers }))
  })
  refuseOtherMethods(routes, '*', ['GET', 'POST'])
  return routes
}
