import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ControlProps } from '../field/control-props.ts'
import { useFieldMessage } from '../field/field-message.ts'
import { Field, labelIdOf, type ControlAria } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { readQuantity } from './quantity.ts'
import * as css from './quantity-field.css.ts'

export type QuantityFieldProps = Omit<ControlProps<number>, 'hint'> &
  Readonly<{
    max: number
    /** Said alone, where its row shows what is counted. */
    isLabelHidden?: boolean
  }>

const UNREADABLE = 'Please enter the correct number format'

/**
 * How many, 0 to `max`: typed, or stepped by the buttons or ↑/↓. What is no such number stays typed and is no change: the
 * complaint says what counts meanwhile.
 */
export function QuantityField({ max, ...props }: QuantityFieldProps) {
  const { name, value, onChange, onBlur, isReadOnly, error, ...parts } = props
  const { t } = useLingui()
  const typed = useTypedQuantity(value, max, onChange)
  const complaint = useComplaint(typed.read, { max, value })
  const step = (by: number) => isReadOnly || typed.set(Math.min(Math.max(value + by, 0), max))
  const leave = () => {
    typed.settle()
    onBlur?.()
  }
  return (
    <Field {...parts} error={complaint || error}>
      {(control) => (
        <div className={css.row}>
          <IconButton
            icon="minus"
            label={t`One less`}
            {...named(control.id, 'less')}
            isDisabled={isReadOnly || value <= 0}
            onClick={() => step(-1)}
          />
          <QuantityInput
            {...{ control, name, max, value, isReadOnly }}
            text={typed.text}
            onType={typed.type}
            onStep={step}
            onBlur={leave}
          />
          <IconButton
            icon="plus"
            label={t`One more`}
            {...named(control.id, 'more')}
            isDisabled={isReadOnly || value >= max}
            onClick={() => step(1)}
          />
          <LiveRegion message={complaint} />
        </div>
      )}
    </Field>
  )
}

function useComplaint(
  read: ReturnType<typeof readQuantity>,
  { max, value }: Pick<QuantityFieldProps, 'max' | 'value'>,
): string {
  const { t } = useLingui()
  const unreadable = useFieldMessage()(UNREADABLE)
  if (typeof read === 'number') return ''
  const wrong = read === 'tooMany' ? t`At most ${max}` : t`${unreadable}: 0 to ${max}`
  return t`${wrong}. Until then it stays at ${value}.`
}

/** A step's name begins with what is counted, so that those of several fields are told apart. */
function named(controlId: string, step: 'less' | 'more') {
  const id = `${controlId}-${step}`
  return { id, 'aria-labelledby': `${labelIdOf(controlId)} ${id}` }
}

function useTypedQuantity(value: number, max: number, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string>()
  const read = draft === undefined ? value : readQuantity(draft, max)
  return {
    text: draft ?? String(value),
    read,
    type: (text: string) => {
      setDraft(text)
      const next = readQuantity(text, max)
      if (typeof next === 'number') onChange(next)
    },
    set: (quantity: number) => {
      setDraft(undefined)
      onChange(quantity)
    },
    /** Leaving shows what the text came to. */
    settle: () => typeof read === 'number' && setDraft(undefined),
  }
}

type QuantityInputProps = Readonly<{
  control: ControlAria
  name: string
  max: number
  value: number
  text: string
  isReadOnly: boolean | undefined
  onType: (text: string) => void
  onStep: (by: number) => void
  onBlur: () => void
}>

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

function QuantityInput({ control, max, value, text, onType, onStep, ...props }: QuantityInputProps) {
  const stepByKey = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <FieldFrame control={control} isReadOnly={props.isReadOnly} holds="figures">
      <input
        {...control}
        aria-required={undefined}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className={css.input}
        name={props.name}
        value={text}
        readOnly={props.isReadOnly}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={stepByKey}
        onBlur={props.onBlur}
      />
    </FieldFrame>
  )
}
