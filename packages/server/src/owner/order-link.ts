import { conflict } from '../http/refusal.ts'
import type { getRescheduleLink } from '@bellows/api'
import type { Handler } from '../http/route.ts'
import { readStudio } from '../studio/read-studio.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { readOwnersOrder } from './owners-order.ts'

type Page = 'pending' | 'select-date'

/** Built from the studio's own domain, never from the host that was asked. */
export async function orderLink(scope: Scope, page: Page, orderId: string): Promise<string> {
  const { business } = await readStudio(scope)
  return `https://${business.domain}/${page}/${orderId}`
}

export const answerRescheduleLink: Handler<typeof getRescheduleLink> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const order = await readOwnersOrder(scope, id)
  if (order.status !== 'BOOKED') throw conflict('not_booked', 'Only a booked order can be moved.')
  return { order, url: await orderLink(scope, 'select-date', id) }
}
