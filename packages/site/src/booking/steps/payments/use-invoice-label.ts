import type { Invoice, Milestone } from '@bellows/domain'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

const names = {
  DURING_BOOKING: msg`Retainer`,
  BEFORE_SHOOT_DATE: msg`Before your session`,
  ON_SHOOT_DATE: msg`On the day`,
  AFTER_SHOOT_DATE: msg`After your session`,
} satisfies Record<Milestone, unknown>

/** What a payment is called: the owner's word, or that of its milestone. */
export function useInvoiceLabel(): (invoice: Invoice) => string {
  const { i18n } = useLingui()
  return ({ label, milestone }) => label || i18n._(names[milestone])
}
