import { isBeingPaid, type Order, type PaymentServices } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { StepForm } from '../../booking/frame/step-form.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { Checking } from '../../booking/paying/checking.tsx'
import { ToldNote } from '../../booking/paying/told-note.tsx'
import { isProvider } from '../../booking/paying/use-starting.ts'
import { firstMethod, lastMethod, waysOf } from '../../booking/paying/ways-to-pay.ts'
import { usePaymentServices } from '../../booking/queries.ts'
import { InvoiceTable } from '../../booking/steps/payments/invoice-table.tsx'
import { ShootsActions } from '../frame/shoots-actions.tsx'
import { ShootsGate } from '../frame/shoots-gate.tsx'
import { ChooseMethod } from './choose-method.tsx'
import { hasPayments, invoicePath, isPartPaid, payableInvoices, paymentsPath } from './payable.ts'
import { PayAllLabel } from './pay-all-label.tsx'
import * as css from './payments-page.css.ts'
import { Receipts } from './receipts.tsx'
import { usePaying } from './use-paying.ts'
import { useReturn } from './use-return.ts'

/** What is paid, what is open, and the way to pay it. */
export function ShootsPayments() {
  return <ShootsGate opensFor={hasPayments}>{(order) => <Loaded order={order} />}</ShootsGate>
}

function Loaded({ order }: Readonly<{ order: Order }>) {
  const { data: payment, error, refetch } = usePaymentServices()
  if (order.invoices.length === 0)
    return (
      <Text>
        <Trans>There is nothing to pay.</Trans>
      </Text>
    )
  if (payment) return <Payments order={order} payment={payment} />
  const retry = () => void refetch()
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}

function Payments({ order, payment }: Readonly<{ order: Order; payment: PaymentServices }>) {
  const open = payableInvoices(order)
  const ways = waysOf(open[0], payment)
  const path = paymentsPath(order.id)
  const back = useReturn({
    orderId: order.id,
    path,
    onReceived: (paid) => void payNext(paid, lastMethod(paid.invoices)),
  })
  const [method, setMethod] = useState(() => firstMethod(ways, order.invoices, back.method))
  /** Who pays all goes from one page of the provider's to the next. */
  const payNext = (one: Order, by = method) => {
    const [next] = payableInvoices(one)
    return next ? pay(next.id, by) : Promise.resolve()
  }
  const { pay, error } = usePaying({ order, isAll: true, onWaiting: back.wait })
  if (back.isChecking) return <Checking {...back.looking} onBack={back.settle} />
  const failure = error ?? back.error
  const paysAll = open.length > 1 && isProvider(method)
  return (
    <StepForm onSubmit={() => payNext(order)}>
      {(isSending) => (
        <>
          <section className={css.part}>
            {open.length === 0 && !isBeingPaid(order) && <NothingOpen order={order} />}
            <InvoiceTable order={order} payHref={({ id }) => invoicePath(order.id, id)} />
            {open.length === 1 && back.told && (
              <ToldNote key={back.told} told={back.told} isPartPaid={isPartPaid(order)} />
            )}
          </section>
          <Receipts order={order} />
          {open.length > 1 && (
            <ChooseMethod
              order={order}
              ways={ways}
              payment={payment}
              method={method}
              onChange={setMethod}
              told={back.told}
              isReadOnly={isSending}
            />
          )}
          {failure && <CallFailure error={failure} />}
          {paysAll && (
            <ShootsActions
              order={order}
              label={<PayAllLabel order={order} invoices={open} method={method} />}
              note={<OneByOne count={open.length} />}
              isBusy={isSending}
            />
          )}
        </>
      )}
    </StepForm>
  )
}

const NothingOpen = ({ order }: Readonly<{ order: Order }>) => (
  <Text tone="heading">
    {order.status === 'CANCELLED' ? (
      <Trans>This booking was cancelled</Trans>
    ) : (
      <Trans>Everything is paid. Thank you.</Trans>
    )}
  </Text>
)

function OneByOne({ count }: Readonly<{ count: number }>) {
  return (
    <Text variant="small">
      <Trans>Each of the {count} payments has its own page: after one comes the next.</Trans>
    </Text>
  )
}
