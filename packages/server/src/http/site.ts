import path from 'node:path'
import { Hono } from 'hono'
import type { AppContext, AppEnv } from './app-env.ts'
import { DrawGate, mostOfAny } from './draw-gate.ts'
import { HtmlCache } from './html-cache.ts'
import { inProcessApi } from './in-process-api.ts'
import { joinedStyles } from './joined-styles.ts'
import { refuseOtherMethods } from './method-gate.ts'
import { isVaried, sharedFiles } from './page-address.ts'
import { answerForm } from './page-form.ts'
import { Ground, Pages, type PageServices } from './pages.ts'
import { isCapabilityPage, serviceOfStep } from './route-pattern.ts'
import { sendUncached } from './send-page.ts'
import type { SiteHost } from './site-host.ts'
import { immutableFiles } from './static-files.ts'

const FILE_BYTES_MAX = 8 * 1024 * 1024
const OTHERS_BYTES_MAX = 16 * 1024 * 1024

/** Files of the browser build, pages, and forms sent to a page's own address. */
export function sitePages(app: Hono<AppEnv>, services: PageServices, site: SiteHost): Hono<AppEnv> {
  const ground = new Ground(app, services, site)
  const pages = new Pages(ground, new HtmlCache())
  // However many days are asked for and forms sent, they take no page's place and no page's turn.
  const others = new Pages(ground, new HtmlCache(OTHERS_BYTES_MAX), new DrawGate(mostOfAny))
  // Ids may be made up without end too; and who books waits behind nobody who tries addresses.
  const bookings = new Pages(ground, new HtmlCache(OTHERS_BYTES_MAX), new DrawGate())
  // Whoever was given a page gets what it names, and the site's icons, however many pages are asked for.
  const files = new Pages(ground, new HtmlCache(FILE_BYTES_MAX))
  const assets = path.join(site.assetsRoot, 'assets')
  const routes = new Hono<AppEnv>()
  const sendJoined = joinedStyles(assets, site.sheets)
  routes.get('/assets/:name{.+\\+.+}', (c) => sendJoined(c, c.req.path.slice('/assets/'.length)))
  routes.get('/assets/*', immutableFiles(assets, '/assets'))
  const drawnFiles = [...sharedFiles, ...site.files]
  for (const address of drawnFiles) routes.get(address, (c) => files.answer(c))
  const drawnWith = async (c: AppContext) => {
    if (isCapabilityPage(c.req.path)) return bookings
    const addresses = await ground.addresses(c.get('studio').id)
    if (addresses.has(serviceOfStep(c.req.path))) return bookings
    return !isVaried(c) && addresses.has(c.req.path) ? pages : others
  }
  routes.get('*', async (c) => (await drawnWith(c)).answer(c))
  // Whoever opens a file that is not there gets a page; a form goes to none.
  for (const address of ['/assets/*', '/media/*', ...drawnFiles]) refuseOtherMethods(routes, address, ['GET'])
  routes.post('*', async (c) => {
    const answer = await answerForm(c, inProcessApi(app, c))
    if (answer instanceof Response) return answer
    const { form, status } = answer
    const drawn = await others.draw(c, { form })
    // Of what is not there nothing was filled in.
    return sendUncached(
      c,
      new Response(drawn.body, { status: drawn.ok ? status : drawn.status, headers: drawn.headers }),
    )
  })
  refuseOtherMethods(routes, '*', ['GET', 'POST'])
  return routes
}
