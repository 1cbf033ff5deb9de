import { howToPay, openPayment, type Order, type PaymentServices } from '@bellows/domain'
import { Heading, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { isProvider } from '../../booking/paying/use-starting.ts'
import { waysOf } from '../../booking/paying/ways-to-pay.ts'
import { InvoiceTable } from '../../booking/steps/payments/invoice-table.tsx'
import { payableInvoices, paymentsPath } from '../payments/payable.ts'
import * as css from './finish.css.ts'
import { NextDue } from './next-due.tsx'

type HowPaidProps = Readonly<{ order: Order; payment: PaymentServices }>

/** What is due when, and how it is paid. */
export function HowPaid({ order, payment }: HowPaidProps) {
  if (order.invoices.length === 0) return null
  const words = howToPay(payment, 'after')
  const instructions = <>{words}</>
  const open = openPayment(order.invoices, payment)
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        <Trans>When you pay</Trans>
      </Heading>
      {open === 'none' && <NothingOpen order={order} />}
      <InvoiceTable order={order} isOffline />
      <PayNow order={order} payment={payment} />
      {open === 'direct' && words && (
        <Text className={css.instructions}>
          <Trans>How to pay: {instructions}</Trans>
        </Text>
      )}
    </section>
  )
}

const NothingOpen = ({ order }: Readonly<{ order: Order }>) => (
  <Text tone="heading">
    {Number(order.paid) > 0 ? <Trans>Everything is paid. Thank you.</Trans> : <Trans>Nothing is due.</Trans>}
  </Text>
)

/** What falls due next, and the way to pay it here. */
function PayNow({ order, payment }: HowPaidProps) {
  const [next] = payableInvoices(order)
  const ways = waysOf(next, payment)
  if (!next || ways.kind !== 'choice' || !ways.methods.some(isProvider)) return null
  return (
    <Text className={css.notOnPaper}>
      {order.invoices.length > 1 && <NextDue order={order} invoice={next} />}
      <TextLink reach="line" href={paymentsPath(order.id)}>
        <Trans>Pay now</Trans>
      </TextLink>
    </Text>
  )
}
