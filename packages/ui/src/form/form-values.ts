import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { useFormSetting } from './form-context.ts'
import { typedEarly } from './typed-early.ts'
import type { SchemaForm } from './use-schema-form.ts'

/** Tells each change of the form's values. */
export function useValuesChange<Input extends object, Output>(
  { get, subscribe }: SchemaForm<Input, Output>,
  onChange: ((values: Input) => void) | undefined,
): void {
  const tell = useEffectEvent((values: Input) => onChange?.(values))
  useEffect(() => {
    let { values: before } = get()
    return subscribe(() => {
      const { values } = get()
      if (values === before) return
      before = values
      tell(values)
    })
  }, [get, subscribe])
}

/** Takes over what was typed before the form's code arrived; stands after the form, so that its fields are ready. */
export function TypedEarly({ form }: Readonly<{ form: RefObject<HTMLFormElement | null> }>) {
  const { setValue } = useFormSetting().form
  useLayoutEffect(() => {
    if (!form.current) return
    for (const [name, value] of typedEarly(form.current)) setValue(name, value)
  }, [form, setValue])
  return null
}
