import { useId } from 'react'
import type { ReactNode } from 'react'
import { hasCounter, type FieldLength } from './field-foot.tsx'
import { useFieldMessage } from './field-message.ts'

export type FieldParts = Readonly<{
  label: ReactNode
  hint?: ReactNode
  note?: ReactNode
  error?: string | undefined
  counted?: FieldLength | undefined
}>

/** Ids of a field's texts, its translated error, and the attributes that tie them to the control. */
export function useFieldParts({ hint, note, error, counted }: FieldParts) {
  const id = useId()
  const translate = useFieldMessage()
  const ids = { hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error`, counter: `${id}-counter` }
  const described = [
    hint && ids.hint,
    error && ids.error,
    note && ids.note,
    counted && hasCounter(counted) && ids.counter,
  ].filter(Boolean)
  return {
    id,
    ids,
    message: error && translate(error),
    aria: {
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}
