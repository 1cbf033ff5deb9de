import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

/** A form's state; `schema` says what is right, `setError` and `reset` are react-hook-form's. */
export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> &
  Readonly<{ schema: z.ZodMiniType<Output, Input> }>

/**
 * State of a form that is judged by a schema: a field when focus leaves it, all on submit. The schema may
 * change while the form lives: values of fields that went away are kept, but neither judged nor sent.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): SchemaForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: (values, context, options) => judge(schema)(asked(schema, values), context, options),
    defaultValues,
    criteriaMode: 'all',
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  return { ...form, schema }
}

// The page's policy forbids code made from text.
const judge = <Input extends FieldValues, Output>(schema: z.ZodMiniType<Output, Input>) =>
  zodResolver<Input, unknown, Output>(schema, { jitless: true }, { mode: 'sync' })

function asked<Input extends FieldValues>(schema: z.ZodMiniType, values: Input): Input {
  if (!(schema instanceof z.ZodMiniObject)) return values
  const known = { ...values }
  for (const key of Object.keys(known)) if (!(key in schema.shape)) Reflect.deleteProperty(known, key)
  return known
}
