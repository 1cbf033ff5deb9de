import type { getBusiness, getPaymentServices } from '@bellows/api'
import type { Call } from '../http/call.ts'
import type { Handler } from '../http/route.ts'
import { offeredPayments } from '../payments/offered-payments.ts'
import { tillOf } from '../payments/till.ts'
import { readStudio } from './read-studio.ts'
import { scopeOf } from './scope.ts'

async function studioWithPayments(call: Call) {
  const { business, settings } = await readStudio(scopeOf(call))
  return { business, offered: await offeredPayments(tillOf(call), settings.payments, call.studio.currency) }
}

export const answerBusiness: Handler<typeof getBusiness> = async (_, call) => {
  const { business, offered } = await studioWithPayments(call)
  return { ...business, paymentServices: offered.methods }
}

export const answerPaymentServices: Handler<typeof getPaymentServices> = async (_, call) =>
  (await studioWithPayments(call)).offered
