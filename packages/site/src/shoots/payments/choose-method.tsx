import { howToPay, type Order, type PaymentMethod, type PaymentServices } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { MethodChoice } from '../../booking/paying/method-choice.tsx'
import { ToldNote, type Told } from '../../booking/paying/told-note.tsx'
import type { WaysToPay } from '../../booking/paying/ways-to-pay.ts'
import * as css from './payments-page.css.ts'
import { isPartPaid } from './payable.ts'

type ChooseMethodProps = Readonly<{
  order: Pick<Order, 'reference' | 'invoices'>
  ways: WaysToPay
  payment: PaymentServices
  method: PaymentMethod | undefined
  onChange: (method: PaymentMethod) => void
  told: Told | null
  isReadOnly: boolean
}>

/** The ways to pay a booking that stands. */
export function ChooseMethod({ order, ways, payment, method, told, ...choice }: ChooseMethodProps) {
  const outside = <Directly instructions={howToPay(payment, 'after')} reference={order.reference} />
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        <Trans>How you pay</Trans>
      </Heading>
      {told && <ToldNote key={told} told={told} isPartPaid={isPartPaid(order)} />}
      {ways.kind === 'choice' && method ? (
        <MethodChoice methods={ways.methods} method={method} outside={outside} {...choice} />
      ) : (
        outside
      )}
    </section>
  )
}

type DirectlyProps = Readonly<{ instructions: string; reference: string }>

function Directly({ instructions: words, reference }: DirectlyProps) {
  const instructions = <>{words}</>
  return (
    <>
      <Text className={css.instructions}>
        {words ? <Trans>How to pay: {instructions}</Trans> : <Trans>The studio tells you how to pay.</Trans>}
      </Text>
      <Text>
        <Trans>Reference {reference}</Trans>
      </Text>
    </>
  )
}
