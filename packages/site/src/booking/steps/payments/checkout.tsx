import type { ApiError } from '@bellows/api'
import type { Order, PaymentServices } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ActionRow } from '../../frame/action-row.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import * as css from './payments.css.ts'
import { waysOf, type WayToPay } from './ways-to-pay.ts'
import { useBook } from './use-book.ts'

type CheckoutProps = Readonly<{ order: Order; payment: PaymentServices }>

export function Checkout({ order, payment }: CheckoutProps) {
  const [error, setError] = useState<ApiError | null>(null)
  const book = useBook(order, setError)
  const way = waysOf(order, payment)
  return (
    <StepForm onSubmit={() => book(way.method)}>
      {(isSending) => (
        <>
          <section className={css.part}>
            <Heading level="h2" size="h3">
              <Trans>When you pay</Trans>
            </Heading>
            <InvoiceTable
              invoices={order.invoices}
              total={order.quote.total}
              isOffline={way.kind === 'offline'}
            />
          </section>
          <section className={css.part}>
            <Heading level="h2" size="h3">
              <Trans>How you pay</Trans>
            </Heading>
            <HowToPay way={way} instructions={payment.instructions} />
          </section>
          {error && <CallFailure error={error} />}
          {way.kind !== 'none' && <Act way={way} isBusy={isSending} hasLater={order.quote.laterCount > 0} />}
        </>
      )}
    </StepForm>
  )
}

type ActProps = Readonly<{ way: WayToPay; hasLater: boolean; isBusy: boolean }>

function Act({ way, hasLater, isBusy }: ActProps) {
  return (
    <ActionRow
      isBusy={isBusy}
      label={<Trans>Confirm booking</Trans>}
      note={
        hasLater && (
          <Text variant="small">
            {way.kind === 'offline' ? (
              <Trans>Your booking page shows what is due and when.</Trans>
            ) : (
              <Trans>You can pay the rest from your booking page.</Trans>
            )}
          </Text>
        )
      }
    />
  )
}
