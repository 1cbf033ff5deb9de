import type { ReactNode } from 'react'

/** A validator's English text, or any text that is already in the page's language; several when several rules are broken. */
export type FieldError = string | readonly string[]

/** What every control takes: the value in, each change out, and what stands around it. */
export type ControlProps<Value> = Readonly<{
  /** Name in the form data of a post without JavaScript. */
  name: string
  label: ReactNode
  value: Value
  onChange: (value: Value) => void
  /** Focus has left the whole control. */
  onBlur?: () => void
  error?: FieldError
  hint?: ReactNode
  /** Stands under the control, e.g. an offer to correct what was typed. */
  note?: ReactNode
  isReadOnly?: boolean
  /** May be left empty; the hint says so. */
  isOptional?: boolean
}>

export type Choice = Readonly<{ value: string; label: string }>
