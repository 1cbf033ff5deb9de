import { useLayoutEffect, useRef } from 'react'
import { takeFront } from './take-front.ts'

export type ModalFocus = Readonly<{
  /** Selector of what takes the focus at opening, inside the dialog. */
  focusOn: string
  /** Who takes the focus afterwards, if not the element that had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined
}>

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })

/** A press beside all dialogs closes the topmost or does nothing: by itself it would take the focus to the page. */
function keepFocus(press: MouseEvent): void {
  if (press.target instanceof Element && !press.target.closest('dialog')) press.preventDefault()
}

/** Puts a dialog into the top layer when its focus comes in, and takes it out again when it leaves the page. */
export function useTopLayer({ focusOn, returnFocusTo }: ModalFocus) {
  const ref = useRef<HTMLDialogElement>(null)
  const leaveFront = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const dialog = ref.current
    document.addEventListener('mousedown', keepFocus)
    return () => {
      document.removeEventListener('mousedown', keepFocus)
      // The browser gives the focus back to the element that had it.
      dialog?.close()
      leaveFront.current?.()
    }
  }, [])
  return {
    ref,
    // Not before: what had the focus till now is noted at this moment.
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      const dialog = ref.current
      if (!dialog || dialog.open) return
      leaveFront.current = takeFront(dialog)
      dialog.showModal()
      focus(dialog.querySelector<HTMLElement>(focusOn))
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const next = returnFocusTo?.()
      focus(next)
      // It need not be where the visitor was: the page may have been scrolled since.
      next?.scrollIntoView({ block: 'nearest' })
    },
  }
}
