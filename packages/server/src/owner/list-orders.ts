import { sql } from 'kysely'
import type { listOwnersOrders } from '@bellows/api'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { readOwnersOrders } from './owners-order.ts'

export const answerOwnersOrders: Handler<typeof listOwnersOrders> = ({ status }, call) =>
  readOwnersOrders(scopeOf(call), status === undefined ? sql`true` : sql`o.status = ${status}`)
