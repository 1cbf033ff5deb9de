import { useState, type ReactNode } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import type { FieldError } from '../field/control-props.ts'
import { useFormSetting } from './form-context.ts'
import { issuesAt } from './schema-issues.ts'
import { errorOf, toldErrors } from './told-errors.ts'

/** What a control of this package takes from its form. */
export type BoundField<Value> = Readonly<{
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** One text, or a list of them where several rules are broken at once. */
  error: FieldError | undefined
  isReadOnly: boolean
}>

type FormFieldProps<Value> = Readonly<{
  name: string
  children: (field: BoundField<Value>) => ReactNode
}>

/**
 * Binds one control to the form. Errors come when focus has left a control that was answered, and on submit; while
 * the visitor types, an error can only go.
 */
export function FormField<Value = string>({ name, children }: FormFieldProps<Value>) {
  const { afterPress } = useFormSetting()
  const { control } = useFormContext()
  const { field, fieldState } = useController({ name, control, defaultValue: '' })
  const { isSubmitting } = useFormState({ control })
  const told = toldErrors(fieldState.error)
  const forgive = useForgiving(name, told)
  const [isTouched, setTouched] = useState(false)
  return children({
    name,
    value: field.value,
    onChange: (value) => {
      setTouched(true)
      field.onChange(value)
      forgive()
    },
    // Who only passes through on the way to another field has done nothing wrong.
    onBlur: () => afterPress(() => (isTouched || isAnswered(field.value)) && field.onBlur()),
    error: told.length > 1 ? told : told[0],
    isReadOnly: isSubmitting,
  })
}

const isAnswered = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** Takes back what was told and is no longer true. */
function useForgiving(name: string, told: readonly string[]): () => void {
  const { schema } = useFormSetting()
  const { getValues, clearErrors, setError } = useFormContext()
  return () => {
    if (told.length === 0) return
    const now = issuesAt(schema, getValues(), name)
    const left = told.filter((text) => now.includes(text))
    if (left.length === 0) clearErrors(name)
    else if (left.length < told.length) setError(name, errorOf(left))
  }
}
