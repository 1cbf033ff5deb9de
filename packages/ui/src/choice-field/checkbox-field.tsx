import type { ControlProps } from '../field/control-props.ts'
import { FieldFoot } from '../field/field-foot.tsx'
import * as field from '../field/field.css.ts'
import { checkbox } from '../field/mark.css.ts'
import { useFieldParts } from '../field/use-field-parts.ts'
import * as css from './choice-field.css.ts'

export type CheckboxFieldProps = Omit<ControlProps<boolean>, 'hint' | 'note'>

/** One sentence that is agreed to, or not. */
export function CheckboxField({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  isReadOnly,
}: CheckboxFieldProps) {
  const { id, ids, messages, isInvalid, aria } = useFieldParts({ label, error })
  return (
    <div className={field.field} data-field data-invalid={isInvalid}>
      <label className={css.choice} data-read-only={isReadOnly || undefined}>
        <input
          id={id}
          type="checkbox"
          className={checkbox}
          name={name}
          checked={value}
          aria-readonly={isReadOnly || undefined}
          {...aria}
          onBlur={onBlur}
          onChange={() => isReadOnly || onChange(!value)}
        />
        <span className={css.words}>{label}</span>
      </label>
      <FieldFoot errorId={ids.error} counterId={ids.counter} messages={messages} counted={undefined} />
    </div>
  )
}
