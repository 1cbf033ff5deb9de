import * as z from 'zod/mini'
import { faultsIn, stillTrue, textsAt, type Told } from './form-faults.ts'

export type FormState<Input> = Readonly<{
  values: Input
  told: Told
  /** Names of the fields that focus has left. */
  left: ReadonlySet<string>
  isSubmitting: boolean
}>

/** A form's state outside of React: only the fields that a change is about draw anew. */
export type FormStore<Input extends object, Output> = Readonly<{
  first: FormState<Input>
  get: () => FormState<Input>
  subscribe: (hear: () => void) => () => void
  /** The schema may change while the form lives. */
  judgeBy: (schema: z.ZodMiniType<Output, Input>) => void
  /** A field that has no value yet gets an empty one, without a word to anybody. */
  enlist: (name: string) => void
  setValue: (name: string, value: unknown) => void
  /** What the visitor does: what was told and is no longer true goes, nothing comes. */
  change: (name: string, value: unknown) => void
  /** Focus has left the field: it is judged. */
  leave: (name: string) => void
  judge: (name: string) => void
  /** Faults that the server found. */
  tell: (name: string, texts: readonly string[]) => void
  reset: (values?: Input) => void
  /** Judges everything, and hands over what is right. */
  submit: (send: (values: Output) => Promise<void> | void) => Promise<void>
}>

const fresh = <Input>(values: Input): FormState<Input> => ({
  values,
  told: {},
  left: new Set(),
  isSubmitting: false,
})

/** Values of fields that went away are kept, but neither judged nor sent. */
function asked<Input extends object>(schema: z.ZodMiniType, values: Input): Input {
  if (!(schema instanceof z.ZodMiniObject)) return values
  const { shape } = schema
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in shape)) as Input
}

export function createForm<Input extends object, Output>(
  given: z.ZodMiniType<Output, Input>,
  initial: Input,
): FormStore<Input, Output> {
  const first = fresh(initial)
  const hearing = new Set<() => void>()
  let schema = given
  let state = first
  const put = (change: Partial<FormState<Input>>) => {
    state = { ...state, ...change }
    for (const hear of hearing) hear()
  }
  const withValue = (name: string, value: unknown): Input => ({ ...state.values, [name]: value })
  const tell = (name: string, texts: readonly string[]) => ({ ...state.told, [name]: texts })
  // The page's policy forbids code made from text.
  const judged = (values: Input) => schema.safeParse(asked(schema, values), { jitless: true })
  const textsOf = (name: string) => textsAt(judged(state.values).error, name)
  return {
    first,
    get: () => state,
    subscribe: (hear) => {
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    judgeBy: (other) => void (schema = other),
    enlist: (name) => {
      if (!(name in state.values)) state = { ...state, values: withValue(name, '') }
    },
    setValue: (name, value) => put({ values: withValue(name, value) }),
    change: (name, value) => {
      const values = withValue(name, value)
      const told = state.told[name] ?? []
      const left = told.length > 0 ? stillTrue(told, judged(values).error, name) : told
      put({ values, ...(left !== told && { told: tell(name, left) }) })
    },
    leave: (name) => put({ left: new Set([...state.left, name]), told: tell(name, textsOf(name)) }),
    judge: (name) => put({ told: tell(name, textsOf(name)) }),
    tell: (name, texts) => put({ told: tell(name, texts) }),
    reset: (values = initial) => put(fresh(values)),
    submit: async (send) => {
      const { data, error } = judged(state.values)
      if (error) return put({ told: faultsIn(error) })
      put({ told: {}, isSubmitting: true })
      try {
        await send(data)
      } finally {
        put({ isSubmitting: false })
      }
    },
  }
}
