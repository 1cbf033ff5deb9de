import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ControlProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { control as controlClass } from '../field/field.css.ts'
import { reveal } from './password-field.css.ts'

export type PasswordFieldProps = ControlProps<string> &
  Readonly<{
    /** One is being chosen: the browser offers to make and keep one. */
    isNew?: boolean
  }>

/** A password, hidden until it is asked for; each rule that it breaks is told on its own. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <Field {...parts}>
      {(control) => (
        <FieldFrame control={control} isReadOnly={isReadOnly}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className={controlClass}
            name={name}
            value={value}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <button
            type="button"
            className={reveal}
            aria-label={isShown ? t`Hide password` : t`Show password`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t`Hide` : t`Show`}
          </button>
        </FieldFrame>
      )}
    </Field>
  )
}
