import { howToPay, type PaymentMethod, type PaymentServices } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { MethodChoice } from '../../booking/paying/method-choice.tsx'
import { ToldNote, type Told } from '../../booking/paying/told-note.tsx'
import type { WaysToPay } from '../../booking/paying/ways-to-pay.ts'
import * as css from './payments-page.css.ts'

type ChooseMethodProps = Readonly<{
  ways: WaysToPay
  payment: PaymentServices
  method: PaymentMethod | undefined
  onChange: (method: PaymentMethod) => void
  told: Told | null
  isReadOnly: boolean
}>

/** The ways to pay a booking that stands. */
export function ChooseMethod({ ways, payment, method, told, ...choice }: ChooseMethodProps) {
  const outside = <Directly instructions={howToPay(payment, 'after')} />
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        <Trans>How you pay</Trans>
      </Heading>
      {told && <ToldNote key={told} told={told} />}
      {ways.kind === 'choice' && method ? (
        <MethodChoice methods={ways.methods} method={method} outside={outside} {...choice} />
      ) : (
        outside
      )}
    </section>
  )
}

function Directly({ instructions: words }: Readonly<{ instructions: string }>) {
  const instructions = <>{words}</>
  return (
    <Text className={css.instructions}>
      {words ? <Trans>How to pay: {instructions}</Trans> : <Trans>The studio tells you how to pay.</Trans>}
    </Text>
  )
}
