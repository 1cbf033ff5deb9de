import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readBooked } from '../../store/holds/read-booked.ts'
import type { Handler } from '../handler.ts'

export const checkBooked: Handler<'checkBooked'> = async ({ id }, call) => {
  const check = await readBooked(scopeOf(call), id, call.holdToken)
  if (!check) throw notFound()
  return { ...check, serverNow: check.serverNow.toISOString() }
}
