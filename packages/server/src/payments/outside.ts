import type { Invoice } from '@bellows/domain'
import type { Refusal } from '../base/refusal.ts'
import type { OrderFacts } from '../store/orders/order-facts.ts'
import { reportOutside } from '../store/payments/pay-outside.ts'
import { ownerConfirms } from './payment-refusals.ts'
import type { Till } from './till.ts'

/** The visitor pays the studio directly, by choice or because it collects its fees so. */
export function isOutside({ settings }: OrderFacts, { method }: Invoice): boolean {
  return method === 'OUTSIDE' || settings.payments.feeCollection === 'COLLECT_FEES_OFFLINE'
}

/** A client's word settles an invoice only where the studio allows that; the owner is told of it. */
export async function settleOutside(
  till: Till,
  orderId: string,
  { id: invoiceId }: Invoice,
): Promise<Refusal | undefined> {
  return (await reportOutside(till, { orderId, invoiceId })) ? undefined : ownerConfirms()
}
