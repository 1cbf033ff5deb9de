type Environment = Readonly<Record<string, string | undefined>>

interface Account {
  baseUrl: string
  /** Milliseconds that one call may take. */
  timeout: number
}

export interface StripeKeys extends Account {
  secretKey: string
  webhookSecret: string
}

export interface PaypalKeys extends Account {
  clientId: string
  clientSecret: string
  webhookId: string
}

export interface SquareKeys extends Account {
  accessToken: string
  locationId: string
  webhookSignatureKey: string
  /** Part of what Square signs: the address that its webhook was registered with. */
  webhookUrl: string
}

export interface PaymentKeys {
  STRIPE?: StripeKeys
  PAYPAL?: PaypalKeys
  SQUARE?: SquareKeys
}

const TIMEOUT_MILLISECONDS = 8000

const providerNames = /^(STRIPE|PAYPAL|SQUARE)_/

/** The part of the environment that is about payments. */
export const paymentEnvironment = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => providerNames.test(name)))

/** What a studio's own names end with: `my-studio` -> `__MY_STUDIO` */
export const suffixOf = (studioId: string) => `__${studioId.toUpperCase().replaceAll('-', '_')}`

/** A studio with a key of its own at a provider shares none of that provider's common ones. */
function reader(env: Environment, prefix: string, studioId: string) {
  const suffix = suffixOf(studioId)
  const hasOwn = Object.keys(env).some((name) => name.startsWith(`${prefix}_`) && name.endsWith(suffix))
  return (name: string, otherwise = ''): string =>
    env[`${prefix}_${name}${hasOwn ? suffix : ''}`] || otherwise
}

type Read = ReturnType<typeof reader>

const accountAt = (read: Read, address: string): Account => ({
  baseUrl: read('BASE_URL', address),
  timeout: Number(read('TIMEOUT')) || TIMEOUT_MILLISECONDS,
})

function stripeKeys(env: Environment, studioId: string): StripeKeys | undefined {
  const read = reader(env, 'STRIPE', studioId)
  const secretKey = read('SECRET_KEY')
  if (!secretKey) return undefined
  const account = accountAt(read, 'https://api.stripe.com')
  return { secretKey, webhookSecret: read('WEBHOOK_SECRET'), ...account }
}

function paypalKeys(env: Environment, studioId: string): PaypalKeys | undefined {
  const read = reader(env, 'PAYPAL', studioId)
  const [clientId, clientSecret] = [read('CLIENT_ID'), read('CLIENT_SECRET')]
  if (!clientId || !clientSecret) return undefined
  const account = accountAt(read, 'https://api-m.paypal.com')
  return { clientId, clientSecret, webhookId: read('WEBHOOK_ID'), ...account }
}

function squareKeys(env: Environment, studioId: string): SquareKeys | undefined {
  const read = reader(env, 'SQUARE', studioId)
  const [accessToken, locationId] = [read('ACCESS_TOKEN'), read('LOCATION_ID')]
  if (!accessToken || !locationId) return undefined
  return {
    accessToken,
    locationId,
    webhookSignatureKey: read('WEBHOOK_SIGNATURE_KEY'),
    webhookUrl: read('WEBHOOK_URL'),
    ...accountAt(read, 'https://connect.squareup.com'),
  }
}

/** The keys a studio may use; a provider that lacks one has none. */
export function readPaymentKeys(env: Environment, studioId: string): PaymentKeys {
  const stripe = stripeKeys(env, studioId)
  const paypal = paypalKeys(env, studioId)
  const square = squareKeys(env, studioId)
  return {
    ...(stripe && { STRIPE: stripe }),
    ...(paypal && { PAYPAL: paypal }),
    ...(square && { SQUARE: square }),
  }
}
