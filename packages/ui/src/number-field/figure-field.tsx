import { useLingui } from '@lingui/react'
import type { ControlProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { useTypedText } from '../field/use-typed-text.ts'
import * as css from './number-field.css.ts'
import { formatNumberText, isNumberValue, parseNumberText } from './number-text.ts'

export type Unit = Readonly<{ text: string; isBefore: boolean }>

type FigureFieldProps = ControlProps<string> &
  Readonly<{
    /** Decimals that are shown even where they are nought. */
    digits?: number
    unit?: Unit | undefined
    /** Keypads of phones have figures and the decimal mark, but no minus. */
    keypad: 'numeric' | 'decimal' | 'text'
  }>

/** One number, typed as the site's language writes it. The value is `-1234.5`, or the text while it is no number. */
export function FigureField({ digits = 0, unit, keypad, ...props }: FigureFieldProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const { locale } = useLingui().i18n
  const typed = useTypedText(value, onChange, {
    // People write the unit too.
    read: (text) => parseNumberText(text.replace(unit?.text ?? '', ''), locale),
    write: (figures) => formatNumberText(figures, locale, digits),
    isValue: isNumberValue,
  })
  const leave = () => {
    typed.settle()
    onBlur?.()
  }
  return (
    <Field {...parts}>
      {(control) => {
        const unitId = `${control.id}-unit`
        const described = [unit && unitId, control['aria-describedby']].filter(Boolean)
        const sign = unit && (
          <span id={unitId} className={css.unit}>
            {unit.text}
          </span>
        )
        return (
          <FieldFrame control={control} isReadOnly={isReadOnly}>
            {unit?.isBefore && sign}
            <input
              {...control}
              aria-describedby={described.join(' ') || undefined}
              type="text"
              inputMode={keypad}
              autoComplete="off"
              className={css.figures}
              name={name}
              value={typed.text}
              readOnly={isReadOnly}
              onChange={(event) => typed.type(event.currentTarget.value)}
              onBlur={leave}
            />
            {!unit?.isBefore && sign}
          </FieldFrame>
        )
      }}
    </Field>
  )
}
