import type { Fault } from './loopback.ts'
import type { Fate, FakeVendor } from './vendor.ts'

/** Who may ask whether a payment was made. */
export const askers = ['one invoice', 'all invoices', 'confirm', 'webhook', 'clock'] as const
export type Asker = (typeof askers)[number]

export interface Expected {
  isPaid: boolean
  /** Of the answer; the clock has none. */
  status: number
}

const refused: Record<Asker, number> = {
  'one invoice': 402,
  'all invoices': 402,
  confirm: 409,
  webhook: 200,
  clock: 0,
}

/** A dispute shows in Stripe's charge; the others tell of it by a notice of its own. */
const isMoneyKept = (vendor: FakeVendor, fate: Fate) =>
  fate === 'paid' || (fate === 'disputed' && vendor.method !== 'STRIPE')

/** The rule of payments in a few lines: paid is what the vendor itself says was paid, exactly. */
export function oracle(
  vendor: FakeVendor,
  { fate, fault, asker }: { fate: Fate; fault: Fault; asker: Asker },
): Expected {
  if (fault !== 'none') return { isPaid: false, status: asker === 'clock' ? 0 : 503 }
  if (isMoneyKept(vendor, fate)) return { isPaid: true, status: asker === 'clock' ? 0 : 200 }
  return { isPaid: false, status: refused[asker] }
}
