import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ControlProps } from '../field/control-props.ts'
import { currencySign } from './currency-sign.ts'
import { FigureField } from './figure-field.tsx'

export type MoneyFieldProps = ControlProps<string> &
  Readonly<{
    /** ISO code; its sign stands where the site's language puts it. */
    currency: string
    /** Decimals of the currency. */
    digits: number
  }>

/** An amount; its value is a decimal string as the validators read it, e.g. `1234.50`. */
export function MoneyField({ currency, digits, ...props }: MoneyFieldProps) {
  const { locale } = useLingui().i18n
  const sign = useMemo(() => currencySign(currency, locale), [currency, locale])
  return <FigureField {...props} digits={digits} unit={sign} keypad={digits === 0 ? 'numeric' : 'decimal'} />
}
