import type { FocusEvent, ReactNode } from 'react'
import { useOneStop } from '../roving/use-one-stop.ts'
import { FieldFoot } from './field-foot.tsx'
import * as css from './field.css.ts'
import { useFieldParts, type FieldParts } from './use-field-parts.ts'

type FieldGroupProps = FieldParts &
  Readonly<{
    /** `radiogroup` for one of many; `group` when each control carries its own validity. */
    role: 'radiogroup' | 'group'
    isReadOnly?: boolean | undefined
    onBlur?: (() => void) | undefined
    children: ReactNode | ((isInvalid: true | undefined) => ReactNode)
  }>

const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget)

/** The frame of several controls that answer one question. */
export function FieldGroup({ role, isReadOnly, onBlur, children, ...parts }: FieldGroupProps) {
  const { ids, messages, isInvalid, aria } = useFieldParts(parts)
  const isRadio = role === 'radiogroup'
  const group = useOneStop<HTMLFieldSetElement>()
  return (
    <fieldset
      ref={group}
      className={css.field}
      role={role}
      data-field
      data-invalid={isInvalid}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={isRadio ? aria['aria-invalid'] : undefined}
      aria-required={isRadio || undefined}
      aria-readonly={(isRadio && isReadOnly) || undefined}
    >
      <legend className={css.legend}>{parts.label}</legend>
      <div className={css.answer}>
        {parts.hint && (
          <p id={ids.hint} className={css.hint}>
            {parts.hint}
          </p>
        )}
        <div onBlur={(event) => leaves(event) && onBlur?.()}>
          {typeof children === 'function' ? children(isInvalid) : children}
        </div>
        <FieldFoot errorId={ids.error} counterId={ids.counter} messages={messages} counted={undefined} />
        {parts.note && <div id={ids.note}>{parts.note}</div>}
      </div>
    </fieldset>
  )
}
