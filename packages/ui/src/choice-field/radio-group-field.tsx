import type { Choice, ControlProps } from '../field/control-props.ts'
import { FieldGroup } from '../field/field-group.tsx'
import { radio } from '../field/mark.css.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './choice-field.css.ts'

export type RadioGroupFieldProps = ControlProps<string> &
  Looks<typeof css.list> &
  Readonly<{ options: readonly Choice[] }>

/** One of a few, all in sight. */
export function RadioGroupField({ options, direction, ...props }: RadioGroupFieldProps) {
  const { name, value, onChange, ...parts } = props
  return (
    <FieldGroup role="radiogroup" {...parts}>
      <div className={css.list({ direction })}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => parts.isReadOnly || onChange(option.value)}
            />
            <span className={css.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
