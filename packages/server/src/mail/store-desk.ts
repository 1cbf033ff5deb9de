import type { Scope } from '../base/scope.ts'
import { readSignatures } from '../store/contracts/read-signatures.ts'
import { findOfferedStart } from '../store/holds/find-offer.ts'
import { findInquiry } from '../store/inquiries/find-inquiry.ts'
import { readOrderFacts } from '../store/orders/order-facts.ts'
import { orderWire } from '../store/orders/order-wire.ts'
import { readStudio } from '../store/studio/read-studio.ts'
import type { Desk, DeskInquiry } from './letters/desk.ts'

async function readInquiry(scope: Scope, inquiryId: string): Promise<DeskInquiry | undefined> {
  const { business, settings } = await readStudio(scope)
  const found = await findInquiry(scope, inquiryId)
  if (!found) return undefined
  const { contact, answers, serviceName: service } = found
  return { contact, answers, service, business, settings }
}

/** Letters are written from what a studio's database says by now. */
export const storeDesk = (scope: Scope): Desk => ({
  order: async (orderId, freed = []) => {
    const read = await readOrderFacts(scope, orderId)
    const gone = freed.map((shoot) => ({ ...shoot, slotId: '', premiumFeeMinor: null }))
    const facts = { ...read, laterShoots: [...read.laterShoots, ...gone] }
    return { facts, order: orderWire(facts) }
  },
  signatures: (orderId) => readSignatures(scope, orderId),
  inquiry: (inquiryId) => readInquiry(scope, inquiryId),
  offeredStart: (offer) => findOfferedStart(scope, offer),
})
