import type { FocusEvent, ReactNode } from 'react'
import { useOneStop } from '../roving/use-one-stop.ts'
import { FieldAnswer } from './field-answer.tsx'
import { FieldFoot } from './field-foot.tsx'
import * as css from './field.css.ts'
import { useFieldParts, type FieldParts } from './use-field-parts.ts'

type FieldGroupProps = FieldParts &
  Readonly<{
    /** `radiogroup` for one of many; `group` when each control carries its own validity. */
    role: 'radiogroup' | 'group'
    isReadOnly?: boolean | undefined
    onBlur?: (() => void) | undefined
    /** What is wrong stands over the controls: they are taller than a window. */
    isErrorFirst?: boolean
    /** -1 where no control in it can take the focus, as on paper to draw on. */
    tabIndex?: -1
    children: ReactNode | ((isInvalid: true | undefined) => ReactNode)
  }>

const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget)

/** The frame of several controls that answer one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { role, isReadOnly, onBlur, isErrorFirst, tabIndex, children, ...parts } = props
  const { ids, messages, isInvalid, aria } = useFieldParts(parts)
  const isRadio = role === 'radiogroup'
  const group = useOneStop<HTMLFieldSetElement>()
  const foot = (
    <FieldFoot errorId={ids.error} counterId={ids.counter} messages={messages} counted={undefined} />
  )
  return (
    <fieldset
      ref={group}
      className={css.field}
      role={role}
      data-field
      tabIndex={tabIndex}
      data-invalid={isInvalid}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={isRadio ? aria['aria-invalid'] : undefined}
      aria-required={isRadio ? aria['aria-required'] : undefined}
      aria-readonly={(isRadio && isReadOnly) || undefined}
    >
      <legend className={css.legend}>{parts.label}</legend>
      <FieldAnswer>
        {parts.hint && (
          <p id={ids.hint} className={css.hint}>
            {parts.hint}
          </p>
        )}
        {isErrorFirst && foot}
        <div onBlur={(event) => leaves(event) && onBlur?.()}>
          {typeof children === 'function' ? children(isInvalid) : children}
        </div>
        {!isErrorFirst && foot}
        {parts.note && <div id={ids.note}>{parts.note}</div>}
      </FieldAnswer>
    </fieldset>
  )
}
