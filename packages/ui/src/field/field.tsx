import type { ReactNode } from 'react'
import { visuallyHidden } from '../layout/visually-hidden.css.ts'
import { FieldAnswer } from './field-answer.tsx'
import { FieldFoot } from './field-foot.tsx'
import * as css from './field.css.ts'
import { useFieldParts, type FieldParts } from './use-field-parts.ts'

/** What ties a control to its label, hint and error: to be spread on it. */
export type ControlAria = Readonly<{
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}>

/** Id of the label above the control with that id. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`

/** The frame of one control: label above, hint, the control, its error and counter. */
export function Field({
  children,
  ...parts
}: FieldParts & Readonly<{ children: (control: ControlAria) => ReactNode }>) {
  const { id, ids, messages, isInvalid, aria } = useFieldParts(parts)
  return (
    <div className={css.field} data-field data-invalid={isInvalid}>
      <label id={labelIdOf(id)} htmlFor={id} className={parts.isLabelHidden ? visuallyHidden : css.label}>
        {parts.label}
      </label>
      <FieldAnswer>
        {parts.hint && (
          <p id={ids.hint} className={css.hint}>
            {parts.hint}
          </p>
        )}
        {children({ id, ...aria })}
        <FieldFoot errorId={ids.error} counterId={ids.counter} messages={messages} counted={parts.counted} />
        {parts.note && (
          <div id={ids.note} className={css.note}>
            {parts.note}
          </div>
        )}
      </FieldAnswer>
    </div>
  )
}
