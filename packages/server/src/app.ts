import { Hono } from 'hono'
import * as z from 'zod/mini'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { handlers } from './handlers.ts'
import { accessLog } from './http/access-log.ts'
import { answerError, refuse } from './http/answer-error.ts'
import type { AppEnv } from './http/app-env.ts'
import type { Services } from './http/call.ts'
import { health } from './http/health.ts'
import { gateMethods } from './http/method-gate.ts'
import { notFound } from './http/refusal.ts'
import { requestIds } from './http/request-id.ts'
import type { Binding } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mediaFiles, sitePages } from './http/site.ts'
import type { SiteHost } from './http/site-host.ts'
import { webhooks } from './payments/webhooks.ts'
import { studioByHost, studioFinder } from './http/studio-by-host.ts'
import { apiDocument } from './openapi/serve-document.ts'

export interface AppOptions extends Services {
  /** Without it only the API, media and health answer. */
  site?: SiteHost | undefined
}

const parameters = ({ endpoint }: Binding) => endpoint.path.split(':').length

/** A fixed address comes before one whose parameter would take it. */
function bindApi(app: Hono<AppEnv>, services: Services): void {
  const inOrder = Object.values(handlers).toSorted((a, b) => parameters(a) - parameters(b))
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
  app.use(requestIds, securityHeaders(settings.trustProxy), accessLog(log))
  app.route('/', health(services))
  app.route('/', apiDocument())
  app.use(studioByHost(studioFinder(database)))
  bindApi(app, services)
  app.route('/', calendarRoutes(services))
  app.route('/', webhooks(services))
  app.all('/api/*', () => {
    throw notFound()
  })
  app.route('/', mediaFiles(services))
  if (site) app.route('/', sitePages(app, services, site))
  return app
}
