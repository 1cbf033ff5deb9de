import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'

type StepFormProps = Readonly<{
  onSubmit: (form: HTMLFormElement) => Promise<void> | void
  children: (isSending: boolean) => ReactNode
}>

/** A step without fields to check, and so without the code that checks them: sent once at a time. */
export function StepForm({ onSubmit, children }: StepFormProps) {
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      await onSubmit(event.currentTarget)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      {children(isSending)}
    </form>
  )
}
