import type { InputHTMLAttributes } from 'react'
import type { ControlProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { lengthIn } from '../field/field-length.ts'
import * as css from '../field/field.css.ts'

export type TextKind = 'text' | 'name' | 'email' | 'phone' | 'url' | 'domain'

const native: Record<TextKind, InputHTMLAttributes<HTMLInputElement>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  url: { type: 'url', autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  domain: { type: 'text', autoComplete: 'off', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
}

export type TextFieldProps = ControlProps<string> &
  Readonly<{
    kind?: TextKind
    /** Characters allowed; a counter shows near it. Longer text is kept, and refused by the validator. */
    limit?: number
  }>

/** One line of text. */
export function TextField({ kind = 'text', limit, ...props }: TextFieldProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const counted = lengthIn(value, limit)
  return (
    <Field {...parts} counted={counted}>
      {(control) => (
        <FieldFrame control={control} isReadOnly={isReadOnly}>
          <input
            {...control}
            {...native[kind]}
            className={css.control}
            name={name}
            value={value}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </FieldFrame>
      )}
    </Field>
  )
}
