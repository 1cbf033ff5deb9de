import type { PaymentMethod } from '@bellows/domain'
import { RadioCard, RadioCardGroup, Text } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { methodHint, methodName } from './method-texts.ts'

export type MethodChoiceProps = Readonly<{
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  onChange: (method: PaymentMethod) => void
  isReadOnly: boolean
  /** In place of the hint, where the studio is paid directly. */
  outside: ReactNode
}>

/** The ways to pay, each with what it leads to; a single one is no choice. */
export function MethodChoice({ methods, method, onChange, isReadOnly, outside }: MethodChoiceProps) {
  const { t, i18n } = useLingui()
  const hintOf = (one: PaymentMethod) => (one === 'OUTSIDE' ? outside : i18n._(methodHint(one)))
  const nameOf = (one: PaymentMethod) => i18n._(methodName(one, methods))
  if (methods.length === 1)
    return (
      <div>
        <Text tone="heading">{nameOf(method)}</Text>
        {method === 'OUTSIDE' ? outside : <Text>{hintOf(method)}</Text>}
      </div>
    )
  return (
    <RadioCardGroup
      name="method"
      value={method}
      isReadOnly={isReadOnly}
      label={t`How you pay`}
      isLabelHidden
      onChange={(value) => onChange(methods.find((one) => one === value) ?? method)}
    >
      {methods.map((one) => (
        <RadioCard key={one} value={one} title={nameOf(one)}>
          {one === method && hintOf(one)}
        </RadioCard>
      ))}
    </RadioCardGroup>
  )
}
