import { useLingui } from '@lingui/react'
import { useMemo, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { LiveRegion } from '../live-region/live-region.tsx'
import type { Fault } from './first-invalid.ts'
import { faultCount } from './fault-count.ts'
import { FormContext } from './form-context.ts'
import { useAfterPress } from './use-after-press.ts'
import { useErrorReport } from './use-error-report.ts'
import type { SchemaForm } from './use-schema-form.ts'
import { TypedEarly, useValuesChange } from './form-values.ts'

export type FormProps<Input extends FieldValues, Output> = Readonly<{
  form: SchemaForm<Input, Output>
  /** Called with valid values; it must not throw. Faults that the server found go in by `form.setError`. */
  onSubmit: (values: Output) => Promise<void> | void
  /** What an attempt with errors leads to, in place of focus on the first and the announcement. */
  onRefused?: (faults: readonly Fault[]) => void
  /** Each change of the values, for keeping a draft. */
  onValuesChange?: (values: Input) => void
  /** Where the form posts to without JavaScript; the page's own address when it is left out. */
  action?: string
  className?: string
  children: ReactNode
}>

/** A form whose errors all appear on submit, with focus on the first and their number announced. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, onRefused, onValuesChange, children, ...rest } = props
  const { i18n } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const report = useErrorReport(element, onRefused)
  const afterPress = useAfterPress()
  const setting = useMemo(() => ({ schema: form.schema, afterPress }), [form.schema, afterPress])
  const submit = useSubmit(form, onSubmit, report)
  useValuesChange(form, onValuesChange)
  const { count } = report
  return (
    <FormProvider {...form}>
      <FormContext value={setting}>
        <form ref={element} method="post" noValidate onSubmit={submit} {...rest}>
          {children}
          <LiveRegion message={count === 0 ? '' : i18n._(faultCount(count))} />
        </form>
        <TypedEarly form={element} />
      </FormContext>
    </FormProvider>
  )
}

function useSubmit<Input extends FieldValues, Output>(
  form: SchemaForm<Input, Output>,
  onSubmit: (values: Output) => Promise<void> | void,
  report: ReturnType<typeof useErrorReport>,
) {
  const isSending = useRef(false)
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    report.begin()
    await form.handleSubmit(async (values) => onSubmit(values))(event)
    isSending.current = false
    report.end()
  }
}
