import type { ControlProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import * as css from './text-area.css.ts'

const ROWS = 4

export type TextAreaProps = ControlProps<string> & Readonly<{ limit?: number }>

/** Several lines of text; grows with them. */
export function TextArea({ limit, ...props }: TextAreaProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const counted = limit === undefined ? undefined : { length: value.length, limit }
  return (
    <Field {...parts} counted={counted}>
      {(control) => (
        <FieldFrame control={control} isReadOnly={isReadOnly} holds="lines">
          <textarea
            {...control}
            className={css.area}
            name={name}
            rows={ROWS}
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
