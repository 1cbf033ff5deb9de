import { ok, type Answer, type Asked } from './asked.ts'
import { newSession, succeed, type CheckoutSession } from './checkout-session.ts'

export const pagePath = (id: string): string => `/pay/${id}`

const SESSIONS = '/v1/checkout/sessions'
const EXPANDED = 'payment_intent.latest_charge'

const refusal = (code: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})

export interface ScriptedStripeOptions {
  secretKey: string
  now: () => number
}

/**
 * Stripe's checkout sessions as its pages describe them, without cards, banks and money: the server's own adapter
 * speaks to it. https://docs.stripe.com/api/checkout/sessions
 */
export class ScriptedStripe {
  /** Where its pages are, once it is served. */
  url = ''
  readonly sessions = new Map<string, CheckoutSession>()
  readonly #byKey = new Map<string, CheckoutSession>()
  readonly #secretKey: string
  readonly #now: () => number

  constructor({ secretKey, now }: ScriptedStripeOptions) {
    this.#secretKey = secretKey
    this.#now = now
  }

  /** A session as it is by now. */
  session(id: string): CheckoutSession | undefined {
    const session = this.sessions.get(id)
    if (session && session.arrivesAt !== null && this.#now() >= session.arrivesAt) succeed(session)
    return session
  }

  answer(asked: Asked): Answer {
    if (asked.header('authorization') !== `Bearer ${this.#secretKey}`) return refusal('api_key_invalid', 401)
    if (asked.path === SESSIONS && asked.method === 'POST') return this.#create(asked)
    const [, , , , id = '', act] = asked.path.split('/')
    if (!asked.path.startsWith(`${SESSIONS}/`)) return refusal('resource_missing', 404)
    const session = this.session(id)
    if (act === 'expire') return session ? this.#expire(session) : refusal('resource_missing', 404)
    // What it has forgotten, since it was started anew, can't be paid any more.
    return ok(
      session ? this.#written(session, asked.query) : { id, status: 'expired', payment_status: 'unpaid' },
    )
  }

  #create({ body, header }: Asked): Answer {
    const key = header('idempotency-key')
    const session = this.#byKey.get(key) ?? newSession(new URLSearchParams(body))
    this.#byKey.set(key, session)
    this.sessions.set(session.id, session)
    return ok(this.#written(session))
  }

  #expire(session: CheckoutSession): Answer {
    if (session.status !== 'open') return refusal('checkout_session_unexpected_state')
    session.status = 'expired'
    return ok(this.#written(session))
  }

  #written(session: CheckoutSession, query?: URLSearchParams) {
    const { description: _, arrivesAt: __, payment_intent: intent, ...fields } = session
    const isExpanded = query?.get('expand[0]') === EXPANDED
    const url = session.status === 'open' ? this.url + pagePath(session.id) : null
    return { ...fields, url, payment_intent: isExpanded ? intent : (intent?.id ?? null) }
  }
}
