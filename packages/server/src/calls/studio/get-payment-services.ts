import type { Handler } from '../handler.ts'
import { studioWithPayments } from './payment-offer.ts'

export const getPaymentServices: Handler<'getPaymentServices'> = async (_, call) =>
  (await studioWithPayments(call)).offered
