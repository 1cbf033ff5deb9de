import type { SyntheticEvent } from 'react'

export type Closing = Readonly<{
  onClose: () => void
  /** Whether Esc and the system's back gesture close it. */
  isDismissable?: boolean | undefined
  closesOnBackdrop?: boolean | undefined
}>

/** The browser's own way of asking to close: the back gesture, which may close without asking. */
export function useCloseRequests({ onClose, isDismissable = true }: Closing) {
  return {
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (isDismissable) onClose()
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (currentTarget.open) return
      if (isDismissable) onClose()
      else currentTarget.showModal()
    },
  }
}
