import type { getBusiness, getPaymentServices } from '@bellows/api'
import type { Handler } from '../http/route.ts'
import { offeredPayments } from '../payments/offered-payments.ts'
import { tillOf } from '../payments/till.ts'
import { readStudio } from './read-studio.ts'
import { scopeOf } from './scope.ts'

export const answerBusiness: Handler<typeof getBusiness> = async (_, call) =>
  (await readStudio(scopeOf(call))).business

export const answerPaymentServices: Handler<typeof getPaymentServices> = async (_, call) => {
  const { settings } = await readStudio(scopeOf(call))
  return offeredPayments(tillOf(call), settings.payments, call.studio.currency)
}
