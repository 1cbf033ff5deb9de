import type { Endpoint } from '@bellows/api'
import { describeFault } from '../base/describe-fault.ts'
import type { Services } from '../base/call.ts'
import { Refusal } from '../base/refusal.ts'
import { orderReference } from '../store/orders/order-reference.ts'
import type { AppContext } from './app-env.ts'
import type { OwnersBy } from './require-owner.ts'

const outcomeOf = (cause: unknown): string =>
  cause instanceof Refusal ? cause.error : (describeFault(cause)['fault'] ?? 'failed')

/** One line for each thing that an owner did or tried: which, to what order, by what authority, and what came of it. */
export async function audited<Answer>(
  c: AppContext,
  { endpoint, by, services }: { endpoint: Endpoint; by: OwnersBy; services: Services },
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const orderId = c.req.param('orderId') ?? c.req.param('id')
  const line = {
    requestId: c.get('requestId'),
    businessId: c.get('studio').id,
    move: `${endpoint.method} ${endpoint.path}`,
    by,
    ...(orderId !== undefined && { order: orderReference(orderId) }),
  }
  // However little else the log is to tell, this trail has no gaps.
  const log = services.log.child({}, { level: 'info' })
  const tell = (outcome: string) => {
    log.info({ ...line, outcome }, 'owner')
    log.flush()
  }
  try {
    const data = await answer()
    tell('done')
    return data
  } catch (cause) {
    tell(outcomeOf(cause))
    throw cause
  }
}
