import type { Invoice, Order } from '@bellows/domain'
import { Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { StepForm } from '../../booking/frame/step-form.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { Checking } from '../../booking/paying/checking.tsx'
import { BeingChecked } from '../../booking/paying/being-checked.tsx'
import { PayLabel } from '../../booking/paying/pay-label.tsx'
import { isProvider } from '../../booking/paying/use-starting.ts'
import { firstMethod, waysOf } from '../../booking/paying/ways-to-pay.ts'
import { usePaymentServices } from '../../booking/queries.ts'
import { ShootsActions } from '../frame/shoots-actions.tsx'
import { ShootsGate } from '../frame/shoots-gate.tsx'
import { ChooseMethod } from './choose-method.tsx'
import { InvoiceFacts } from './invoice-facts.tsx'
import { hasPayments, invoicePath, isReportable, paymentsPath } from './payable.ts'
import { Receipt } from './receipt-facts.tsx'
import { ReportPaid } from './report-paid.tsx'
import { usePaying } from './use-paying.ts'
import { useReturn } from './use-return.ts'

type ShootsInvoiceProps = Readonly<{ invoiceId: string }>

/** One payment: to be made, made, or cancelled. */
export function ShootsInvoice({ invoiceId }: ShootsInvoiceProps) {
  return (
    <ShootsGate opensFor={hasPayments}>
      {(order) => {
        const invoice = order.invoices.find(({ id }) => id === invoiceId)
        return invoice ? <Shown order={order} invoice={invoice} /> : <Unknown order={order} />
      }}
    </ShootsGate>
  )
}

const Unknown = ({ order }: Readonly<{ order: Order }>) => (
  <Text>
    <Trans>
      This invoice is not part of your booking.{' '}
      <TextLink reach="line" href={paymentsPath(order.id)}>
        See all payments
      </TextLink>
    </Trans>
  </Text>
)

type ShownProps = Readonly<{ order: Order; invoice: Invoice }>

function Shown({ order, invoice }: ShownProps) {
  useHeadingOnce(invoice.paymentStatus)
  if (invoice.paymentStatus === 'PAID') return <Receipt order={order} invoice={invoice} />
  if (invoice.paymentStatus === 'CANCELED') return <Cancelled order={order} invoice={invoice} />
  return <Open order={order} invoice={invoice} />
}

/** The receipt takes the place of the form that had the focus. */
function useHeadingOnce(status: Invoice['paymentStatus']): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [status])
}

/** Whoever comes back from the provider’s page may have paid there: the server asks, so that it is on record. */
function Cancelled({ order, invoice }: ShownProps) {
  const path = invoicePath(order.id, invoice.id)
  const back = useReturn({ orderId: order.id, invoiceId: invoice.id, path })
  if (back.isChecking) return <Checking {...back.looking} onBack={back.settle} />
  return (
    <Text>
      <Trans>This invoice was cancelled. Nothing is due.</Trans>
    </Text>
  )
}

const Awaited = ({ order, invoice }: ShownProps) => (
  <>
    <InvoiceFacts order={order} invoice={invoice} />
    <BeingChecked order={order} amount={invoice.amount} />
  </>
)

const StayHere = () => (
  <Text variant="small">
    <Trans>Don’t close this page.</Trans>
  </Text>
)

function Open({ order, invoice }: ShownProps) {
  const { data: payment, error: unloaded, refetch } = usePaymentServices()
  const back = useReturn({
    orderId: order.id,
    invoiceId: invoice.id,
    path: invoicePath(order.id, invoice.id),
    isBeingPaid: invoice.isBeingPaid,
  })
  const { pay, report, error } = usePaying({ order, isAll: false, onWaiting: back.wait })
  const [chosen, setChosen] = useState<Parameters<typeof pay>[1]>()
  const [isAsked, setAsked] = useState(false)
  if (back.isChecking) return <Checking {...back.looking} onBack={back.settle} />
  if (invoice.isBeingPaid) return <Awaited order={order} invoice={invoice} />
  const retry = () => void refetch()
  if (!payment) return unloaded ? <CallFailure error={unloaded} retry={retry} /> : <Waiting retry={retry} />
  const ways = waysOf(invoice, payment)
  const method = chosen ?? firstMethod(ways, order.invoices, back.method)
  const failure = error ?? back.error
  const isReported = !isProvider(method) && isReportable(invoice, payment)
  return (
    <StepForm onSubmit={() => (isReported ? setAsked(true) : pay(invoice.id, method))}>
      {(isSending) => (
        <>
          <InvoiceFacts order={order} invoice={invoice} />
          <ChooseMethod
            order={order}
            ways={ways}
            payment={payment}
            method={method}
            onChange={setChosen}
            told={back.told}
            isReadOnly={isSending}
          />
          {failure && <CallFailure error={failure} />}
          {isProvider(method) && (
            <ShootsActions
              order={order}
              label={<PayLabel order={order} method={method} amount={invoice.amount} />}
              note={isSending && <StayHere />}
              isBusy={isSending}
            />
          )}
          {isReported && (
            <ReportPaid
              order={order}
              invoice={invoice}
              isAsked={isAsked}
              onReport={() => report(invoice.id)}
              onClose={() => setAsked(false)}
            />
          )}
        </>
      )}
    </StepForm>
  )
}
