import { useLingui } from '@lingui/react/macro'
import type { Choice, ControlProps } from '../field/control-props.ts'
import { FieldGroup } from '../field/field-group.tsx'
import { checkbox } from '../field/mark.css.ts'
import * as css from './choice-field.css.ts'

export type CheckboxGroupFieldProps = ControlProps<string[]> & Readonly<{ options: readonly Choice[] }>

/** Any of several; the values keep the order of the options. */
export function CheckboxGroupField({ options, ...props }: CheckboxGroupFieldProps) {
  const { name, value, onChange, hint, ...parts } = props
  const { t } = useLingui()
  const toggle = (changed: string) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? !value.includes(each) : value.includes(each))),
    )
  return (
    <FieldGroup role="group" hint={hint ?? t`Choose one or more`} {...parts}>
      {(isInvalid) => (
        <div className={css.list()}>
          {options.map((option) => (
            <label key={option.value} className={css.choice} data-read-only={parts.isReadOnly || undefined}>
              <input
                type="checkbox"
                className={checkbox}
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                aria-invalid={isInvalid}
                aria-readonly={parts.isReadOnly || undefined}
                onChange={() => parts.isReadOnly || toggle(option.value)}
              />
              <span className={css.words}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
