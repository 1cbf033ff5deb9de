import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FieldError } from './control-props.ts'
import { hasCounter } from './field-foot.tsx'
import type { FieldLength } from './field-length.ts'
import { useFieldMessage } from './field-message.ts'

export type FieldParts = Readonly<{
  label: ReactNode
  /** Said alone, where what stands beside the field shows what it is. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  note?: ReactNode
  error?: FieldError | undefined
  counted?: FieldLength | undefined
  isOptional?: boolean | undefined
}>

const listed = (error: FieldError | undefined): readonly string[] =>
  typeof error === 'string' ? [error].filter(Boolean) : (error ?? [])

/** Ids of a field's texts, its translated errors, and the attributes that tie them to the control. */
export function useFieldParts({ hint, note, error, counted, isOptional }: FieldParts) {
  const id = useId()
  const translate = useFieldMessage()
  const messages = listed(error).map(translate)
  const isInvalid = messages.length > 0 || undefined
  const ids = { hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error`, counter: `${id}-counter` }
  const described = [
    hint && ids.hint,
    isInvalid && ids.error,
    note && ids.note,
    counted && hasCounter(counted) && ids.counter,
  ].filter(Boolean)
  return {
    id,
    ids,
    messages,
    isInvalid,
    aria: {
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': isInvalid,
      'aria-required': !isOptional || undefined,
    },
  }
}
