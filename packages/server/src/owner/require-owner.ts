import type { AppContext } from '../http/app-env.ts'
import type { Services } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import { countOrRefuse } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import { isOwnerToken } from './owner-token.ts'

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
