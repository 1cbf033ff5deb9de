import { conflict } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import type { Handler } from '../handler.ts'

type Page = 'pending' | 'select-date'

/** Built from the studio's own domain, never from the host that was asked. */
export async function orderLink(scope: Scope, page: Page, orderId: string): Promise<string> {
  const { business } = await readStudio(scope)
  return `https://${business.domain}/${page}/${orderId}`
}

export const getRescheduleLink: Handler<'getRescheduleLink'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const order = await readOwnersOrder(scope, id)
  if (order.status !== 'BOOKED') throw conflict('not_booked', 'Only a booked order can be moved.')
  return { order, url: await orderLink(scope, 'select-date', id) }
}
