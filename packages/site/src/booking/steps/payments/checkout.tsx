import type { ApiError } from '@bellows/api'
import type { Order, PaymentServices } from '@bellows/domain'
import { Form, Heading, Text, useSchemaForm } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ActionRow } from '../../frame/action-row.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import * as css from './payments.css.ts'
import { waysOf, type WayToPay } from './ways-to-pay.ts'
import { useBook } from './use-book.ts'

const nothingToCheck = z.object({})

type CheckoutProps = Readonly<{ order: Order; payment: PaymentServices }>

export function Checkout({ order, payment }: CheckoutProps) {
  const form = useSchemaForm(nothingToCheck, {})
  const [error, setError] = useState<ApiError | null>(null)
  const book = useBook(order, setError)
  const way = waysOf(order, payment)
  return (
    <Form form={form} onSubmit={() => book(way.method)}>
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
      {way.kind !== 'none' && <Act way={way} hasLater={order.quote.laterCount > 0} />}
    </Form>
  )
}

function Act({ way, hasLater }: Readonly<{ way: WayToPay; hasLater: boolean }>) {
  return (
    <ActionRow
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
