import { useLayoutEffect, type ReactNode } from 'react'
import type { FieldError } from '../field/control-props.ts'
import { useFormSetting } from './form-context.ts'
import { useFormPart } from './use-schema-form.ts'

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

const nothing: readonly string[] = []

/**
 * Binds one control to the form. Errors come when focus has left the control and on submit; while the visitor
 * types, an error can only go.
 */
export function FormField<Value = string>({ name, children }: FormFieldProps<Value>) {
  const { form, afterPress } = useFormSetting()
  useLayoutEffect(() => form.enlist(name), [form, name])
  const value = useFormPart(form, ({ values }) => new Map(Object.entries(values)).get(name) as Value)
  const told = useFormPart(form, (state) => state.told[name] ?? nothing)
  const isSubmitting = useFormPart(form, (state) => state.isSubmitting)
  return children({
    name,
    value: value ?? ('' as Value),
    onChange: (next) => form.change(name, next),
    onBlur: () => afterPress(() => form.leave(name)),
    error: told.length > 1 ? told : told[0],
    isReadOnly: isSubmitting,
  })
}
