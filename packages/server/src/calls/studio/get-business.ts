import type { Handler } from '../handler.ts'
import { studioWithPayments } from './payment-offer.ts'

export const getBusiness: Handler<'getBusiness'> = async (_, call) => {
  const { business, offered } = await studioWithPayments(call)
  return { ...business, paymentServices: offered.methods }
}
