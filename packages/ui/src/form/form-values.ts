import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { typedEarly } from './typed-early.ts'
import type { SchemaForm } from './use-schema-form.ts'

/** Tells each change of the form's values. */
export function useValuesChange<Input extends FieldValues, Output>(
  { subscribe }: SchemaForm<Input, Output>,
  onChange: ((values: Input) => void) | undefined,
): void {
  const tell = useEffectEvent((values: Input) => onChange?.(values))
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  )
}

/** Takes over what was typed before the form's code arrived; stands after the form, so that its fields are ready. */
export function TypedEarly({ form }: Readonly<{ form: RefObject<HTMLFormElement | null> }>) {
  const { setValue } = useFormContext()
  useLayoutEffect(() => {
    if (!form.current) return
    for (const [name, value] of typedEarly(form.current)) setValue(name, value)
  }, [form, setValue])
  return null
}
