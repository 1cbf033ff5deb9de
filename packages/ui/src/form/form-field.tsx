import type { ReactNode } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { useFormSetting } from './form-context.ts'
import { hasIssueAt } from './schema-issues.ts'

/** What a control of this package takes from its form. */
export type BoundField<Value> = Readonly<{
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  isReadOnly: boolean
}>

type FormFieldProps<Value> = Readonly<{
  name: string
  children: (field: BoundField<Value>) => ReactNode
}>

/**
 * Binds one control to the form. Errors come when focus has left the control and on submit; while the visitor
 * types, an error can only go.
 */
export function FormField<Value = string>({ name, children }: FormFieldProps<Value>) {
  const { schema, afterPress } = useFormSetting()
  const { control, getValues, clearErrors } = useFormContext()
  const { field, fieldState } = useController({ name, control, defaultValue: '' })
  const { isSubmitting } = useFormState({ control })
  const { error } = fieldState
  return children({
    name,
    value: field.value,
    onChange: (value) => {
      field.onChange(value)
      if (error && !hasIssueAt(schema, getValues(), name)) clearErrors(name)
    },
    onBlur: () => afterPress(field.onBlur),
    error: messageOf(error),
    isReadOnly: isSubmitting,
  })
}

/** A list's fault may lie in one of its entries. */
function messageOf(error: { message?: string } | undefined): string | undefined {
  return Array.isArray(error) ? error.find(Boolean)?.message : error?.message
}
