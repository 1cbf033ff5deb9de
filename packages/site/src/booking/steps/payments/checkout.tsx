import {
  openRetainer,
  type Invoice,
  type Order,
  type PaymentMethod,
  type PaymentServices,
} from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '../../flow/use-session.ts'
import { ActionRow } from '../../frame/action-row.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { PayLabel } from '../../paying/pay-label.tsx'
import { ToldNote, type Told } from '../../paying/told-note.tsx'
import { isProvider } from '../../paying/use-starting.ts'
import { methodLeft, waysOf } from '../../paying/ways-to-pay.ts'
import { HowToPay } from './how-to-pay.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import * as css from './payments.css.ts'
import { useCheckout } from './use-checkout.ts'

export type CheckoutProps = Readonly<{
  order: Order
  payment: PaymentServices
  /** Why the visitor is back without having paid. */
  told: Told | null
  /** The method that the visitor is back from. */
  left: PaymentMethod | undefined
  onWaiting: () => void
}>

export function Checkout({ order, payment, told, left, onWaiting }: CheckoutProps) {
  const retainer = openRetainer(order.invoices)
  const ways = waysOf(retainer, payment)
  const methods = ways.kind === 'choice' ? ways.methods : []
  const [method, setMethod] = useState(methodLeft(methods, left) ?? methods[0])
  const chosen = ways.kind === 'choice' ? method : undefined
  const { submit, error } = useCheckout({ order, retainer, onWaiting })
  const isHeld = useSession(({ kind }) => Number(kind === 'held')) === 1
  return (
    <StepForm onSubmit={() => submit(chosen)}>
      {(isSending) => (
        <>
          <section className={css.part}>
            <Heading level="h2" size="h3">
              <Trans>When you pay</Trans>
            </Heading>
            <InvoiceTable order={order} isOffline={!isProvider(chosen)} />
          </section>
          <section className={css.part}>
            <Heading level="h2" size="h3">
              <Trans>How you pay</Trans>
            </Heading>
            {told && <ToldNote key={told} told={told} isHeld={isHeld} />}
            <HowToPay
              ways={ways}
              instructions={payment.instructions}
              method={chosen ?? 'OUTSIDE'}
              onChange={setMethod}
              isReadOnly={isSending}
            />
          </section>
          {error && <CallFailure error={error} />}
          {ways.kind !== 'none' && (
            <Act order={order} retainer={retainer} method={chosen} isBusy={isSending} />
          )}
        </>
      )}
    </StepForm>
  )
}

type ActProps = Readonly<{
  order: Order
  retainer: Invoice | undefined
  method: PaymentMethod | undefined
  isBusy: boolean
}>

function Act({ order, retainer, method, isBusy }: ActProps) {
  const pays = retainer && isProvider(method)
  const isOpen = order.quote.laterCount > 0
  return (
    <ActionRow
      isBusy={isBusy}
      label={
        pays ? (
          <PayLabel order={order} method={method} amount={retainer.amount} />
        ) : (
          <Trans>Confirm booking</Trans>
        )
      }
      note={<Note isPaying={Boolean(pays) && isBusy} isOpen={isOpen} hasPaid={pays !== undefined && pays} />}
    />
  )
}

type NoteProps = Readonly<{
  isPaying: boolean
  /** Something is to be paid later. */
  isOpen: boolean
  hasPaid: boolean
}>

function Note({ isPaying, isOpen, hasPaid }: NoteProps) {
  if (!isPaying && !isOpen) return null
  return (
    <Text variant="small">
      {isPaying ? (
        <Trans>Don’t close this page.</Trans>
      ) : hasPaid ? (
        <Trans>You can pay the rest from your booking page.</Trans>
      ) : (
        <Trans>Your booking page shows what is due and when.</Trans>
      )}
    </Text>
  )
}
