import { PIXELS_MARK } from '@bellows/api'
import type { Hono } from 'hono'
import type { Services } from '../base/call.ts'
import { drawIcon } from '../media/draw-icon.ts'
import type { MediaStore } from '../media/media-store.ts'
import { contentVersionReader } from '../store/content/content-version.ts'
import { onceAPublishing } from '../store/content/once-a-publishing.ts'
import { readPictureOrigins } from '../store/content/picture-origins.ts'
import { readAddresses } from '../store/content/read-addresses.ts'
import { readBuilders } from '../store/studio/read-builders.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { ContentReads } from './content-reads.ts'
import { DrawGate } from './draw-gate.ts'
import { keepPage, nameOf, placeOf, type HtmlCache, type KeptPage, type PageKey } from './html-cache.ts'
import { inProcessApi } from './in-process-api.ts'
import { askedAddress } from './page-address.ts'
import { pageRequest } from './page-request.ts'
import type { ReadyPages } from './ready-pages.ts'
import { isCapabilityPage } from './route-pattern.ts'
import { mayKeep, pageHeaders, sendKept, sendUncached } from './send-page.ts'
import type { PostedForm, SiteHost } from './site-host.ts'

const SERVER_FAILED = 500

/** What pages are made with. */
export type PageServices = Services & {
  /** Where pictures come from. */
  media: MediaStore
  /** Where answers that need no more thought are put. */
  ready?: ReadyPages | undefined
}

/** What all that is drawn has in common. */
export class Ground {
  readonly reads = new ContentReads()
  readonly contentVersion: (businessId: string) => Promise<string>
  readonly pictureOrigins: (businessId: string) => Promise<readonly string[]>
  readonly addresses: (businessId: string) => Promise<ReadonlySet<string>>
  readonly app: Hono<AppEnv>
  readonly services: PageServices
  readonly site: SiteHost

  constructor(app: Hono<AppEnv>, services: PageServices, site: SiteHost) {
    this.app = app
    this.services = services
    this.site = site
    this.contentVersion = contentVersionReader(services.database)
    const { kysely } = services.database
    this.pictureOrigins = onceAPublishing(this.contentVersion, (businessId) =>
      readPictureOrigins({ kysely, businessId }),
    )
    this.addresses = onceAPublishing(this.contentVersion, (businessId) =>
      readAddresses({ kysely, businessId }),
    )
    services.database.publishing.listen((businessId) => services.ready?.forget(businessId))
  }
}

/** What draws pages, or the files of all pages: it owns what it has drawn, and how much is drawn at once. */
export class Pages {
  readonly #cache: HtmlCache
  readonly #gate: DrawGate
  readonly #beingDrawn = new Map<string, Promise<KeptPage | undefined>>()
  /** Pages of which some version is being drawn. */
  readonly #places = new Set<string>()
  readonly #ground: Ground

  constructor(ground: Ground, cache: HtmlCache, gate = new DrawGate()) {
    this.#ground = ground
    this.#cache = cache
    this.#gate = gate
  }

  /** A drawing that is wanted as PNG, drawn so; every other answer as it is. */
  async #asPng(answer: Response): Promise<Response> {
    const pixels = Number(answer.headers.get(PIXELS_MARK))
    if (!pixels) return answer
    const png = await drawIcon({ svg: await answer.text(), pixels }, this.#ground.services.media)
    const headers = new Headers(answer.headers)
    headers.set('Content-Type', 'image/png')
    return new Response(png, { headers })
  }

  draw(c: AppContext, { form, key }: Readonly<{ form?: PostedForm; key?: PageKey }> = {}): Promise<Response> {
    const { app, services } = this.#ground
    const { clientManifest, assetsRoot, render } = this.#ground.site
    const reads = key && this.#ground.reads.of(key)
    const context = {
      api: inProcessApi(app, c),
      reads,
      builders: () => readBuilders({ kysely: services.database.kysely, businessId: c.get('studio').id }),
      pictureOrigins: () => this.#ground.pictureOrigins(c.get('studio').id),
      clientManifest,
      assetsRoot,
      ...(form && { form }),
    }
    const request = pageRequest(c, services.settings.trustProxy)
    return this.#gate.draw(async () => this.#asPng(await render(request, context)))
  }

  async answer(c: AppContext): Promise<Response> {
    const { ready } = this.#ground.services
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
    const { isSlow } = this.#gate
    const older = this.#cache.older(key, now, isSlow ? 'inCrowd' : 'whileDrawn')
    if (!older || (older.isOutOfPrint && !isSlow)) return undefined
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
    if (!mayKeep(answer)) {
      if (answer.status < SERVER_FAILED) this.#cache.drop(key)
      return { answer }
    }
    const body = new Uint8Array(await answer.arrayBuffer())
    const page = await keepPage(body, pageHeaders(c, answer))
    this.#cache.set(key, page)
    return { answer, page }
  }

  /** What belongs to whoever has its link is never kept; neither is anything while developing. */
  async #keyOf(c: AppContext): Promise<PageKey | undefined> {
    if (isCapabilityPage(c.req.path) || this.#ground.site.assetsRoot === '') return undefined
    const { id: businessId, language } = c.get('studio')
    const contentVersion = await this.#ground.contentVersion(businessId)
    return { businessId, address: askedAddress(c), language, contentVersion }
  }
}
