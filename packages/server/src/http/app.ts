import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Services } from '../base/call.ts'
import { notFound } from '../base/refusal.ts'
import { accessLog } from './access-log.ts'
import { answerError, refuse } from './answer-error.ts'
import { apiDocument } from './api-document.ts'
import type { AppEnv } from './app-env.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { handlers } from './handlers.ts'
import { health } from './health.ts'
import { gateMethods } from './method-gate.ts'
import { oneSpelling } from './one-spelling.ts'
import { requestIds } from './request-id.ts'
import type { Binding } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { sendMedia } from './send-media.ts'
import type { SiteHost } from './site-host.ts'
import type { PageServices } from './pages.ts'
import { sitePages } from './site.ts'
import { studioByHost, studioFinder } from './studio-by-host.ts'
import { webhooks } from './webhooks.ts'

export interface AppOptions extends PageServices {
  /** Without it only the API, media and health answer. */
  site?: SiteHost | undefined
}

const parameters = ({ endpoint }: Binding) => endpoint.path.split(':').length

/** A fixed address comes before one whose parameter would take it. */
function bindApi(app: Hono<AppEnv>, services: Services): void {
  const inOrder = handlers.toSorted((a, b) => parameters(a) - parameters(b))
  for (const { bind } of inOrder) bind(app, services)
  gateMethods(
    app,
    inOrder.map(({ endpoint }) => endpoint),
  )
}

/** The whole server as one function from request to answer. */
export function createApp({ site, ...services }: AppOptions): Hono<AppEnv> {
  z.config(z.locales.en())
  const { log, database, settings } = services
  const app = new Hono<AppEnv>()
  app.onError(answerError(log))
  app.notFound((c) => refuse(c, notFound()))
  app.use(requestIds, securityHeaders(settings.trustProxy), accessLog(log), oneSpelling)
  app.route('/', health(services))
  app.route('/', apiDocument())
  app.use(studioByHost(studioFinder(database)))
  bindApi(app, services)
  app.route('/', calendarRoutes(services))
  app.route('/', webhooks(services))
  app.all('/api/*', () => {
    throw notFound()
  })
  app.route('/', sendMedia(services.media))
  if (site) app.route('/', sitePages(app, services, site))
  return app
}
