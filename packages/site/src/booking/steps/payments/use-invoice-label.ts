import type { Invoice, Milestone } from '@bellows/domain'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

const names = {
  DURING_BOOKING: msg`Retainer`,
  BEFORE_SHOOT_DATE: msg`Before your session`,
  ON_SHOOT_DATE: msg`On the day`,
  AFTER_SHOOT_DATE: msg`After your session`,
} satisfies Record<Milestone, unknown>

type Named = Pick<Invoice, 'id' | 'label' | 'milestone' | 'paymentStatus'>

/** The payments of the same name as this one, itself among them. */
const alike = (invoice: Named, all: readonly Named[]): readonly Named[] =>
  all.filter(
    ({ label, milestone, paymentStatus }) =>
      label === '' && milestone === invoice.milestone && paymentStatus !== 'CANCELED',
  )

/** All that is asked at once is no part that holds the date for the others; what has a name of its own came later. */
const isWhole = ({ milestone }: Named, all: readonly Named[]): boolean =>
  milestone === 'DURING_BOOKING' && all.filter(({ label }) => label === '').length < 2

/**
 * What a payment of an order is called: the owner's word, or that of its milestone, counted where several bear it; the
 * only one, where it is asked while booking, is the full payment.
 */
export function useInvoiceLabel(all: readonly Invoice[]): (invoice: Invoice) => string {
  const { i18n } = useLingui()
  return (invoice) => {
    if (invoice.label) return invoice.label
    if (isWhole(invoice, all)) return i18n._(msg`Full payment`)
    const name = i18n._(names[invoice.milestone])
    const same = alike(invoice, all)
    const number = same.findIndex(({ id }) => id === invoice.id) + 1
    const count = same.length
    if (number === 0 || count < 2) return name
    return i18n._(msg`${name}, ${number} of ${count}`)
  }
}
