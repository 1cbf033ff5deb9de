import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { createForm, type FormState, type FormStore } from './form-state.ts'

export type SchemaForm<Input extends object, Output> = FormStore<Input, Output>

/**
 * State of a form that is judged by a schema: a field when focus leaves it, all on submit. The schema may
 * change while the form lives: values of fields that went away are kept, but neither judged nor sent.
 */
export function useSchemaForm<Input extends object, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: Input,
): SchemaForm<Input, Output> {
  const [form] = useState(() => createForm(schema, defaultValues))
  useLayoutEffect(() => form.judgeBy(schema), [form, schema])
  return form
}

type Watched<Input> = Readonly<{
  first: FormState<Input>
  get: () => FormState<Input>
  subscribe: (hear: () => void) => () => void
}>

/** A part of a form's state, as it is now; who asks draws anew when that part changes. */
export const useFormPart = <Input, Part>(
  { subscribe, get, first }: Watched<Input>,
  part: (state: FormState<Input>) => Part,
): Part =>
  useSyncExternalStore(
    subscribe,
    () => part(get()),
    () => part(first),
  )
