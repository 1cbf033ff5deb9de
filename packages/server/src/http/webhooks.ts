import { paymentProviders } from '@bellows/domain'
import { Hono } from 'hono'
import type { Services } from '../base/call.ts'
import { badRequest, notFound, toPrograms, type Refusal } from '../base/refusal.ts'
import { providerUnreachable } from '../payments/payment-refusals.ts'
import { BadSignature, ProviderUnreachable, type PaymentPort } from '../payments/port.ts'
import { takeNotice } from '../payments/take-notice.ts'
import { tillFor } from '../payments/till.ts'
import type { ProviderEvent } from '../store/payments/attempt.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { readText } from './read-body.ts'
import { requireMediaType } from './write-gate.ts'

const PATH = '/api/webhooks/:provider'
const EVENT_ID_MAX = 255

function asRefusal(cause: unknown): unknown {
  if (cause instanceof BadSignature) return badRequest(toPrograms('The signature does not fit'))
  return cause instanceof ProviderUnreachable ? providerUnreachable() : cause
}

/** @throws Refusal 400 for a notice that is not the provider's or too old, 503 so that it is sent again */
async function readNotice(c: AppContext, port: PaymentPort): Promise<ProviderEvent> {
  requireMediaType(c, 'application/json')
  const raw = await readText(c)
  const header = (name: string) => c.req.header(name) ?? ''
  try {
    const event = await port.readEvent({ raw, header, now: Date.now() })
    if (event.id === '' || event.id.length > EVENT_ID_MAX) throw new BadSignature(port.method)
    return event
  } catch (cause) {
    throw asRefusal(cause)
  }
}

/** Where providers tell of payments. Their word is never taken: each notice only says what to ask them about. */
export function webhooks(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.post(PATH, async (c) => {
    c.set('route', PATH)
    const till = tillFor(services, c.get('studio').id)
    const method = paymentProviders.find((name) => name.toLowerCase() === c.req.param('provider'))
    const port = method && (await till.portOf(method))
    if (!port) throw notFound()
    const refusal: Refusal | undefined = await takeNotice(till, port, await readNotice(c, port))
    if (refusal) throw refusal
    return c.json({ data: { isReceived: true } }, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}
