import type { Invoice } from '@bellows/domain'
import type { Refusal } from '../base/refusal.ts'
import type { OrderFacts } from '../store/orders/order-facts.ts'
import { collectPayment } from './collect-payment.ts'
import type { Till } from './till.ts'

/** Where nothing could be settled, what weighs most: a provider that is away, a decline, a payment still missing. */
const weights = [
  'provider_unreachable',
  'payment_declined',
  'payment_not_confirmed',
  'payment_closed',
  'owner_confirms_offline_payments',
]
const weightOf = ({ error }: Refusal) => weights.indexOf(error)

interface Tried {
  settled: number
  refusals: Refusal[]
}

interface Asked {
  open: readonly Invoice[]
  isReturn?: boolean | undefined
}

/** One after another: the first retainer that is paid may book the order. */
export async function trySettling(till: Till, facts: OrderFacts, { open, isReturn }: Asked): Promise<Tried> {
  const tried: Tried = { settled: 0, refusals: [] }
  for (const invoice of open) {
    const refusal = await collectPayment(till, facts, { invoice, isReturn })
    if (refusal) tried.refusals.push(refusal)
    else tried.settled += 1
  }
  tried.refusals.sort((a, b) => weightOf(a) - weightOf(b))
  return tried
}
