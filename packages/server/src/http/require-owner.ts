import type { Services } from '../base/call.ts'
import { isOwnerToken } from '../base/owner-token.ts'
import { Refusal } from '../base/refusal.ts'
import { countOrRefuse } from '../store/limits/rate-limit.ts'
import type { AppContext } from './app-env.ts'
import { clientAddress } from './client-address.ts'

const MOST_FAILURES = 30
const HOUR = 3600

const unauthorized = () =>
  new Refusal({
    status: 401,
    error: 'unauthorized',
    message: 'Unauthorized',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

/** @throws Refusal 401 unless the request presents the token of this studio's owner; 429 for who keeps guessing */
export async function requireOwner(c: AppContext, { database, settings }: Services): Promise<void> {
  const { id: businessId } = c.get('studio')
  const [, sent] = /^Bearer ([A-Za-z0-9_-]{1,128})$/.exec(c.req.header('authorization') ?? '') ?? []
  const { ownerSecret } = settings
  if (sent && ownerSecret && isOwnerToken(ownerSecret, businessId, sent)) return
  const address = clientAddress(c, settings.trustProxy)
  await countOrRefuse(database, { businessId, bucket: 'owner', address, most: MOST_FAILURES, seconds: HOUR })
  throw unauthorized()
}
