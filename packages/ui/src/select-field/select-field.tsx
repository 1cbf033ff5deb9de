import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { Choice, ControlProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'
import * as css from './select-field.css.ts'

export type SelectFieldProps = ControlProps<string> & Readonly<{ options: readonly Choice[] }>

const keepShut = {
  onMouseDown: (event: MouseEvent<HTMLSelectElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
  },
  onKeyDown: (event: KeyboardEvent) => event.key === 'Tab' || event.preventDefault(),
}

/** One of many, as the browser's own list. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const { t } = useLingui()
  return (
    <Field {...parts}>
      {(control) => (
        <FieldFrame control={control} isReadOnly={isReadOnly}>
          <select
            {...control}
            className={css.select}
            name={name}
            value={value}
            data-empty={value === '' || undefined}
            aria-readonly={isReadOnly || undefined}
            onChange={(event) => isReadOnly || onChange(event.currentTarget.value)}
            onBlur={onBlur}
            {...(isReadOnly && keepShut)}
          >
            <option value="" className={css.option}>{t`Choose…`}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value} className={css.option}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={css.chevron} />
        </FieldFrame>
      )}
    </Field>
  )
}

/** Which of the studio's services; its value is a service's id. */
export const ServiceSelectField = SelectField

/** How the visitor found the studio. */
export const ReferralField = SelectField
