import type { KeyboardEvent } from 'react'
import type { ControlProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { lengthIn } from '../field/field-length.ts'
import * as css from './text-area.css.ts'

const ROWS = 4

export type TextAreaProps = ControlProps<string> &
  Readonly<{
    limit?: number
    /** A single text that is longer than a line: it wraps, and Enter sends its form. */
    isOneText?: boolean
  }>

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Several lines of text; grows with them. */
export function TextArea({ limit, isOneText = false, ...props }: TextAreaProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const counted = lengthIn(value, limit)
  return (
    <Field {...parts} counted={counted}>
      {(control) => (
        <FieldFrame control={control} isReadOnly={isReadOnly} holds="lines">
          <textarea
            {...control}
            className={css.area}
            name={name}
            rows={isOneText ? ROWS / 2 : ROWS}
            onKeyDown={isOneText ? sendOnEnter : undefined}
            value={value}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <div className={css.copy} aria-hidden="true">
            {value}{' '}
          </div>
        </FieldFrame>
      )}
    </Field>
  )
}
