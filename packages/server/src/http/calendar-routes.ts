import { bookingEvents, icsText, idPattern } from '@bellows/domain'
import { Hono } from 'hono'
import { apiTexts } from '../base/api-texts.ts'
import type { Services } from '../base/call.ts'
import { notFound } from '../base/refusal.ts'
import { scopeOf } from '../base/scope.ts'
import { readOrderFacts } from '../store/orders/order-facts.ts'
import { orderReference } from '../store/orders/order-reference.ts'
import { orderWire } from '../store/orders/order-wire.ts'
import { readFeed } from '../store/orders/read-feed.ts'
import { findFeedDomain } from '../store/studio/find-studio.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { callOf } from './call-of.ts'

const ORDER_PATH = '/api/public/orders/:id/calendar.ics'
const FEED_PATH = '/api/public/calendars/:file'
const feedFile = /^([0-9a-f]{64})\.ics$/

const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

async function answerOrder(c: AppContext, services: Services, id: string): Promise<Response> {
  c.set('route', ORDER_PATH)
  if (!idPattern.test(id)) throw notFound()
  const facts = await readOrderFacts(scopeOf(callOf(c, services)), id)
  const { domain, language } = facts.business
  const events = bookingEvents(orderWire(facts), {
    domain,
    details: apiTexts(language).reference(orderReference(id)),
  })
  if (events.length === 0) throw notFound()
  return c.body(icsText(events), 200, headers)
}

async function answerFeed(c: AppContext, { database }: Services, file: string): Promise<Response> {
  c.set('route', FEED_PATH)
  const { id: businessId, name, language } = c.get('studio')
  const scope = { kysely: database.kysely, businessId }
  const domain = await findFeedDomain(scope, feedFile.exec(file)?.[1] ?? '')
  if (domain === undefined) throw notFound()
  const events = await readFeed(scope, { domain, language })
  return c.body(icsText(events, name), 200, headers)
}

/** Calendar files: one booking's for whoever has its link, all of them at the studio's secret address. */
export function calendarRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get(ORDER_PATH, (c) => answerOrder(c, services, c.req.param('id')))
  app.get(FEED_PATH, (c) => answerFeed(c, services, c.req.param('file')))
  return app
}
