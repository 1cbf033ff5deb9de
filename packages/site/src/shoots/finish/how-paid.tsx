import { howToPay, type Order, type PaymentServices } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { InvoiceTable } from '../../booking/steps/payments/invoice-table.tsx'
import * as css from './finish.css.ts'

type HowPaidProps = Readonly<{ order: Order; payment: PaymentServices }>

/** What is due when, and how it is paid. */
export function HowPaid({ order, payment }: HowPaidProps) {
  if (order.invoices.length === 0) return null
  const words = howToPay(payment, 'after')
  const instructions = <>{words}</>
  const isOpen = order.invoices.some(({ paymentStatus }) => paymentStatus === 'PENDING')
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        <Trans>When you pay</Trans>
      </Heading>
      <InvoiceTable order={order} isOffline />
      {isOpen && words && (
        <Text className={css.instructions}>
          <Trans>How to pay: {instructions}</Trans>
        </Text>
      )}
    </section>
  )
}
