import type { checkBooked } from '@bellows/api'
import { Bookings } from '../bookings/bookings.ts'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'

export const answerBookedCheck: Handler<typeof checkBooked> = async ({ id }, call) => {
  const check = await new Bookings(call.database.kysely, call.studio.id).checkBooked(id, call.holdToken)
  if (!check) throw notFound()
  return { ...check, serverNow: check.serverNow.toISOString() }
}
