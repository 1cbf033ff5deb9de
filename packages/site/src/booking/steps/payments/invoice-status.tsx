import { dayOf, isDayBefore, type Invoice } from '@bellows/domain'
import { Icon } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../texts/use-formats.ts'
import { useAt } from '../../world/use-at.ts'
import * as css from './payments.css.ts'

/** Where a payment stands, in words. */
export function InvoiceStatus({ invoice }: Readonly<{ invoice: Invoice }>) {
  const { dayOf: written, day, zone } = useFormats()
  const { paymentStatus, paidDate, isBeingPaid, dueDate } = invoice
  const today = useAt((now) => dayOf(now, zone))
  if (paymentStatus === 'CANCELED') return <Trans>Cancelled</Trans>
  if (paymentStatus === 'PAID') {
    const paid = paidDate && written(paidDate)
    return (
      <span className={css.paid}>
        <Icon name="check" size="small" className={css.mark} />
        {paid ? <Trans>Paid {paid}</Trans> : <Trans>Paid</Trans>}
      </span>
    )
  }
  if (isBeingPaid) return <Trans>Being checked</Trans>
  if (dueDate !== null && isDayBefore(dueDate, today)) {
    const since = day(dueDate)
    return <Trans>Overdue since {since}</Trans>
  }
  return dueDate === today ? <Trans>Due now</Trans> : <Trans>Due</Trans>
}
