import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { actions as actionRow } from '../dialog/dialog.css.ts'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { SubmitButton } from '../form/form-parts.tsx'
import { Form, type FormProps } from '../form/form.tsx'
import type { Failure, FormFailure } from './failure.ts'
import { FailureDialog } from './failure-dialog.tsx'
import * as css from './form-modal.css.ts'

export type FormModalProps<Input extends FieldValues, Output> = Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title' | 'width' | 'returnFocusTo'
> &
  Pick<FormProps<Input, Output>, 'form' | 'onValuesChange'> &
  Readonly<{
    /** Called with valid values; it must not throw. What it answers is shown as the failure of sending. */
    onSubmit: (values: Output) => Promise<FormFailure | void> | FormFailure | void
    submitLabel: ReactNode
    /** Stands beside the submit button, e.g. a way out in words. */
    otherAction?: ReactNode
    /** What is said of refused fields, in place of the usual title and their number. */
    refusal?: Partial<FormFailure>
    children: ReactNode
  }>

const FIRST_CONTROL = 'form :is(input:not([type="hidden"]), select, textarea)'

/**
 * A form in a dialog. It is judged before it is sent; what fails, by the rules or on sending, is said in a dialog
 * of its own with title and message that stands in its place, and what was typed stays.
 */
export function FormModal<Input extends FieldValues, Output>(props: FormModalProps<Input, Output>) {
  const { form, onSubmit, onValuesChange, submitLabel, otherAction, refusal, children, ...dialog } = props
  const [failure, setFailure] = useState<Failure>()
  const send = async (values: Output) => {
    const said = await onSubmit(values)
    if (said) setFailure({ faults: [], said })
  }
  return (
    <Dialog {...dialog} initialFocus={FIRST_CONTROL}>
      <Form
        form={form}
        className={css.form}
        onSubmit={send}
        onRefused={(faults) => setFailure({ faults, said: undefined })}
        {...(onValuesChange && { onValuesChange })}
      >
        {children}
        <div className={actionRow}>
          <SubmitButton>{submitLabel}</SubmitButton>
          {otherAction}
        </div>
      </Form>
      {failure && <FailureDialog failure={failure} refusal={refusal} onClose={() => setFailure(undefined)} />}
    </Dialog>
  )
}
