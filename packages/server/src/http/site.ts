import path from 'node:path'
import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { DrawGate } from './draw-gate.ts'
import { HtmlCache } from './html-cache.ts'
import { inProcessApi } from './in-process-api.ts'
import { joinedStyles } from './joined-styles.ts'
import { refuseOtherMethods } from './method-gate.ts'
import { isVaried, sharedFiles } from './page-address.ts'
import { answerForm } from './page-form.ts'
import { Ground, Pages, type PageServices } from './pages.ts'
import { sendUncached } from './send-page.ts'
import type { SiteHost } from './site-host.ts'
import { immutableFiles } from './static-files.ts'

const FILE_BYTES_MAX = 8 * 1024 * 1024
const VARIED_BYTES_MAX = 16 * 1024 * 1024

/** Files of the browser build, pages, and forms sent to a page's own address. */
export function sitePages(app: Hono<AppEnv>, services: PageServices, site: SiteHost): Hono<AppEnv> {
  const ground = new Ground(app, services, site)
  const gate = new DrawGate()
  const pages = new Pages(ground, new HtmlCache(), gate)
  // However many days are asked for, they take no page's place.
  const varied = new Pages(ground, new HtmlCache(VARIED_BYTES_MAX), gate)
  // Whoever was given a page gets what it names, however many pages are asked for.
  const files = new Pages(ground, new HtmlCache(FILE_BYTES_MAX))
  const assets = path.join(site.assetsRoot, 'assets')
  const routes = new Hono<AppEnv>()
  const sendJoined = joinedStyles(assets, site.sheets)
  routes.get('/assets/:name{.+\\+.+}', (c) => sendJoined(c, c.req.path.slice('/assets/'.length)))
  routes.get('/assets/*', immutableFiles(assets, '/assets'))
  for (const address of sharedFiles) routes.get(address, (c) => files.answer(c))
  routes.get('*', (c) => (isVaried(c) ? varied : pages).answer(c))
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
