import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button, type ButtonLook } from '../button/button.tsx'
import * as css from './form.css.ts'

/** Stands once above a form; no field carries a mark of its own. */
export function RequiredNote() {
  return (
    <p className={css.required}>
      <Trans>All fields are required</Trans>
    </p>
  )
}

/** The foot of a form, where it is sent. */
export function FormActions({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={css.actions}>{children}</div>
}

/** Sends the form; busy while it is on its way. */
export function SubmitButton(props: ButtonLook & { className?: string }) {
  const { isSubmitting } = useFormState()
  return <Button {...props} type="submit" isBusy={isSubmitting || (props.isBusy ?? false)} />
}
