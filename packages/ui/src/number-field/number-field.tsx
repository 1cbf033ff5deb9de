import type { ControlProps } from '../field/control-props.ts'
import { FigureField } from './figure-field.tsx'

export type NumberFieldProps = ControlProps<string> &
  Readonly<{
    /** Stands after the figures, e.g. “minutes”, and describes the field. */
    unit?: string
    /** Below nought is asked for too. */
    hasSign?: boolean
  }>

/** A number of any kind; its value is written with a point, e.g. `1234.5`. */
export function NumberField({ unit, hasSign = false, ...props }: NumberFieldProps) {
  return (
    <FigureField
      {...props}
      unit={unit === undefined ? undefined : { text: unit, isBefore: false }}
      keypad={hasSign ? 'text' : 'decimal'}
    />
  )
}
