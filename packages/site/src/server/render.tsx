import { DEFAULT_STATUS, getBusiness, getSite, getTranslations } from '@bellows/api'
import { builderOriginsOf } from '@bellows/domain'
import { viewSource } from '@bellows/sections'
import type { Messages } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { callApi } from '../pages/call-api.ts'
import { errorFacts } from '../pages/error-facts.ts'
import type { Reporter } from '../pages/report-error.ts'
import type { ApiAccess, PageStore, PostedFormContext } from '../router-context.ts'
import { createRouter, type RouterInput } from '../router.tsx'
import { siteI18n } from '../site-i18n.ts'
import { checkedTheme, parsedTheme } from './checked-theme.ts'
import { clientFiles, type ClientFiles } from './client-files.ts'
import { findCrashes, hasCrashed, messageOf } from './crashes.tsx'
import { catalogueAddress, CATALOGUE_PATH, catalogueAnswer } from './catalogue.ts'
import { documentOf } from './document.ts'
import { reportBlocks } from './faulty-blocks.ts'
import { LOOK_PATH, lookAnswer } from './look.ts'
import { admittedVendors, framePolicy, headersFor } from './response-headers.ts'
import { screenFacts, type ScreenFacts } from './screen-facts.ts'
import { sharedScreen, type SharedScreen } from './sharing/shared-screen.ts'
import { siteFile } from './sharing/site-files.ts'
import type { SiteContext } from './site-context.ts'

type Drawing = Readonly<{
  response: Response
  html: string
  pages: PageStore
  screen: ScreenFacts | null
  /** What a public screen tells of itself. */
  shared: SharedScreen | null
  /** What blocks have thrown, by their ids. */
  crashes: ReadonlyMap<string, unknown>
}>

type Ground = Readonly<{ input: RouterInput; studio: Studio; files: ClientFiles }>

const around = (request: Request, { business, site }: Studio) => ({
  business,
  menuItems: site.theme.menuItems,
  path: new URL(request.url).pathname,
  now: Date.now(),
})

async function draw(request: Request, { input, studio, files }: Ground): Promise<Drawing> {
  const pages: PageStore = new Map()
  let screen: ScreenFacts | null = null
  let shared: SharedScreen | null = null
  const newRouter = (): AnyRouter =>
    createRouter({ ...input, pages, viewAddress: (key) => files.of(viewSource(key)).js[0] })
  const handler = createRequestHandler({ request, createRouter: newRouter })
  const response = await handler(async ({ router, responseHeaders }) => {
    screen = screenFacts(router, pages)
    const world = { ...around(request, studio), api: input }
    shared = screen.isPublic ? await sharedScreen(router, pages, world) : null
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  return { response, pages, screen, shared, crashes: new Map(), html: screen ? await response.text() : '' }
}

async function studioFacts(context: ApiAccess) {
  const [business, site] = await Promise.all([
    callApi(context, getBusiness, {}),
    callApi(context, getSite, {}),
  ])
  const { messages } = await callApi(context, getTranslations, { lng: business.language })
  return { business, site, messages: messages as Messages }
}
type Studio = Awaited<ReturnType<typeof studioFacts>>

function postedForm(request: Request, { form }: SiteContext): PostedFormContext | null {
  const isSent = new URL(request.url).searchParams.has('sent')
  return form || isSent ? { isSent: !form, values: form?.values ?? {}, errors: form?.errors ?? {} } : null
}

type Asked = { request: Request; context: SiteContext }

const routerInput = ({ business, messages }: Studio, { request, context }: Asked): RouterInput => ({
  businessId: business.id,
  fetch: context.api,
  reads: context.reads,
  ...(context.builders && { builders: context.builders }),
  locale: business.language,
  messages,
  postedForm: postedForm(request, context),
})

/** Draws again with the messages of blocks that threw; the rest of the page stands. */
async function redraw(request: Request, first: Drawing, { input, studio, files }: Ground): Promise<Drawing> {
  const { now, ...world } = around(request, studio)
  const crashes = findCrashes(first.pages, {
    i18n: siteI18n(input.locale, input.messages),
    ...world,
    now: new Date(now).toISOString(),
    fetch: input.fetch,
    postedForm: null,
  })
  const messages = new Map([...crashes].map(([id, thrown]) => [id, messageOf(thrown)]))
  return { ...(await draw(request, { input: { ...input, crashes: messages }, studio, files })), crashes }
}

const FOUND = 200

/** The failure's own status; the router knows 500 alone, and what has none is ours. */
function statusOf({ response, screen }: Drawing): number {
  if (!screen?.failure) return response.status
  const { status } = errorFacts(screen.failure.error)
  return status === DEFAULT_STATUS ? 500 : status
}

async function reportFailure(
  { error, route }: NonNullable<ScreenFacts['failure']>,
  reporter: Reporter,
): Promise<void> {
  const { reportError } = await import('../pages/report-error.ts')
  await reportError(reporter, error, { route })
}

/** Files of the studio's site that are no pages. */
async function fileAnswer(
  url: URL,
  studio: Studio,
  { api: fetch, assetsRoot }: SiteContext,
): Promise<Response | null> {
  const { theme } = parsedTheme(studio.site.theme)
  if (url.pathname === LOOK_PATH) return lookAnswer(url, theme)
  if (url.pathname === CATALOGUE_PATH) return catalogueAnswer(url, studio.messages)
  return siteFile(url.pathname)?.({ ...studio, theme, fetch, assetsRoot }) ?? null
}

async function buildersFor({ isPreview }: ScreenFacts, { builders }: SiteContext): Promise<string[]> {
  return isPreview && builders ? builderOriginsOf(await builders()) : []
}

/** The whole answer to a page request: document, status, headers. Redirects pass through. */
export async function render(request: Request, context: SiteContext): Promise<Response> {
  const files = clientFiles(context)
  const studio = await studioFacts({ fetch: context.api, reads: context.reads })
  const file = await fileAnswer(new URL(request.url), studio, context)
  if (file) return file
  const ground = { input: routerInput(studio, { request, context }), studio, files }
  const first = await draw(request, ground)
  const drawing = hasCrashed(first.html) ? await redraw(request, first, ground) : first
  if (!drawing.screen) return drawing.response
  const reporter = { fetch: context.api, businessId: studio.business.id }
  const theme = await checkedTheme(studio.site, reporter)
  await reportBlocks(drawing, reporter)
  if (drawing.screen.failure) await reportFailure(drawing.screen.failure, reporter)
  const status = statusOf(drawing)
  const vendors = status === FOUND ? admittedVendors(studio.business, drawing.screen) : []
  const html = documentOf(drawing.html, drawing.screen, {
    theme,
    files,
    catalogue: catalogueAddress(studio.messages),
    businessId: studio.business.id,
    shared: status === FOUND ? drawing.shared : null,
    admitsVendors: vendors.length > 0,
  })
  const builders = await buildersFor(drawing.screen, context)
  const pictures = (await context.pictureOrigins?.()) ?? []
  const headers = headersFor(html, { ...drawing, screen: drawing.screen, builders, vendors, pictures })
  // The dev server adds styles to the page as files change, which no policy of hashes can foresee.
  if (files.dev) headers.set('content-security-policy', framePolicy({ screen: drawing.screen, builders }))
  return new Response(html, { status, headers })
}
