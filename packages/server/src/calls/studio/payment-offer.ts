import type { Call } from '../../base/call.ts'
import { scopeOf } from '../../base/scope.ts'
import { offeredPayments } from '../../payments/offered-payments.ts'
import { tillOf } from '../../payments/till.ts'
import { readStudio } from '../../store/studio/read-studio.ts'

/** The business with the ways to pay that can be offered now. */
export async function studioWithPayments(call: Call) {
  const { business, settings, clientMayReportPayment } = await readStudio(scopeOf(call))
  const offered = await offeredPayments(tillOf(call), settings.payments, call.studio.currency)
  return { business, offered: { ...offered, clientMayReportPayment } }
}
