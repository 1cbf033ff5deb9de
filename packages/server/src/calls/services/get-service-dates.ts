import { isSlotOffered, type ServiceDate, MINUTE } from '@bellows/domain'
import { scopeOf } from '../../base/scope.ts'
import { readListedSlots, slotWire, type SlotRow } from '../../store/services/read-slots.ts'
import { readDatedService, readDates, type DateRow } from '../../store/services/service-dates.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler } from '../handler.ts'

interface Terms {
  currency: string
  now: number
  minimumNotice: number
}

function dateWire(date: DateRow, rows: readonly SlotRow[], terms: Terms): ServiceDate {
  const slots = rows.map((row) => slotWire(row, terms.currency))
  return {
    id: date.id,
    serviceId: date.service_id,
    startTime: date.start_time.toISOString(),
    duration: Math.round((date.end_time.getTime() - date.start_time.getTime()) / MINUTE),
    location: date.location,
    slots,
    numberOfSlotsAvailable: slots.filter((slot) => isSlotOffered(slot, terms.now, terms.minimumNotice))
      .length,
  }
}

/** Dates that are not over yet, with the slots that may still be listed. */
export const getServiceDates: Handler<'getServiceDates'> = async (asked, call) => {
  const scope = scopeOf(call)
  const service = await readDatedService(scope, asked)
  const { id, minimumNotice } = service
  const [dates, rows, now] = await Promise.all([
    readDates(scope, id),
    readListedSlots(scope, service),
    serverNow(scope),
  ])
  const terms = { currency: call.studio.currency, now: now.getTime(), minimumNotice }
  const byDate = new Map<string | null, SlotRow[]>()
  for (const row of rows) {
    const before = byDate.get(row.service_date_id)
    if (before) before.push(row)
    else byDate.set(row.service_date_id, [row])
  }
  const serviceDates = dates.map((date) => dateWire(date, byDate.get(date.id) ?? [], terms))
  return { serviceDates, serverNow: now.toISOString() }
}
