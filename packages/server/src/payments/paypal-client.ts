import { MINUTE, isRecord } from '@bellows/domain'
import type { PaypalKeys } from '../base/payment-keys.ts'
import { ProviderUnreachable } from './port.ts'

/** A token is taken anew this long before it ends. */
const TOKEN_MARGIN_MILLISECONDS = MINUTE

export interface PaypalAnswer {
  status: number
  body: Record<string, unknown>
}

export interface PaypalRequest {
  method: 'GET' | 'POST'
  path: string
  /** JSON text, as it goes out. */
  body?: string
  /** Repeated with the same one, PayPal answers what it answered the first time. */
  requestId?: string
}

export type PaypalCall = (request: PaypalRequest) => Promise<PaypalAnswer>

const unreachable = () => new ProviderUnreachable('PAYPAL')

async function send(
  url: string,
  { timeout, ...init }: RequestInit & { timeout: number },
): Promise<PaypalAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
    const body: unknown = await response.json().catch(() => ({}))
    if (response.status >= 500 || response.status === 429) throw unreachable()
    return { status: response.status, body: isRecord(body) ? body : {} }
  } catch {
    throw unreachable()
  }
}

function tokenKeeper({ clientId, clientSecret, baseUrl, timeout }: PaypalKeys) {
  let kept = { token: '', until: 0 }
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  return async (): Promise<string> => {
    if (kept.until > performance.now()) return kept.token
    const { body } = await send(`${baseUrl}/v1/oauth2/token`, {
      timeout,
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    const { access_token: token, expires_in: seconds } = body
    if (typeof token !== 'string' || typeof seconds !== 'number') throw unreachable()
    kept = { token, until: performance.now() + seconds * 1000 - TOKEN_MARGIN_MILLISECONDS }
    return token
  }
}

/** A few of PayPal's REST calls over `fetch`: its own library can't be pointed at another address. */
export function paypalClient(keys: PaypalKeys): PaypalCall {
  const token = tokenKeeper(keys)
  return async ({ method, path, body, requestId }) => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    }
    if (requestId !== undefined) headers['paypal-request-id'] = requestId
    const { baseUrl, timeout } = keys
    return send(baseUrl + path, { timeout, method, headers, ...(body !== undefined && { body }) })
  }
}
