import { selectDatePath } from '@bellows/domain'
import { conflict, toPrograms } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import type { Handler } from '../handler.ts'

/** Built from the studio's own domain, never from the host that was asked. */
export async function orderLink(scope: Scope, path: string): Promise<string> {
  const { business } = await readStudio(scope)
  return `https://${business.domain}${path}`
}

export const getRescheduleLink: Handler<'getRescheduleLink'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const order = await readOwnersOrder(scope, id)
  if (order.status !== 'BOOKED') throw conflict('not_booked', toPrograms('Only a booked order can be moved.'))
  return { order, url: await orderLink(scope, selectDatePath(id)) }
}
