import type { Package } from '../entities/package.ts'
import type { PaymentPart } from '../entities/payment.ts'
import { parseAmount } from './amount.ts'

interface Currencies {
  /** That the package is priced in by now. */
  offered: string
  /** That a price of it was agreed in. */
  agreed: string
}

const WHOLE = 100

/**
 * When a price is paid that was agreed in another currency: an amount counts as its share of the package's fee, and as
 * all of it where it says nothing in the currency that the package is priced in.
 */
export function termsIn<Terms extends Pick<Package, 'paymentSetup' | 'totalFee'>>(
  terms: Terms,
  { offered, agreed }: Currencies,
): Terms {
  if (offered === agreed) return terms
  const fee = parseAmount(terms.totalFee, offered) ?? 0
  const shareOf = ({ amount, ...part }: PaymentPart): PaymentPart => {
    if (amount === undefined) return part
    const minor = parseAmount(amount, offered) ?? fee
    return { ...part, percent: fee === 0 ? WHOLE : Math.min(WHOLE, (WHOLE * minor) / fee) }
  }
  return { ...terms, paymentSetup: terms.paymentSetup.map(shareOf) }
}
