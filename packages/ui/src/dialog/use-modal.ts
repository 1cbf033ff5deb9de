import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { lockScroll } from './scroll-lock.ts'

export type ModalOptions = Readonly<{
  /** Selector of what takes the focus at opening, inside the dialog. */
  focusOn: string
  /** Who takes the focus afterwards, if not the element that had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined
}>

const focusOf = (dialog: HTMLDialogElement, selector: string) =>
  dialog.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

/** Opens its dialog in the top layer for as long as the component lives. */
export function useModal({ focusOn, returnFocusTo }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const onOpen = useEffectEvent((dialog: HTMLDialogElement) => focusOf(dialog, focusOn))
  const onShut = useEffectEvent((opener: Element | null) => {
    const target = returnFocusTo?.() ?? opener
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const opener = document.activeElement
    const unlock = lockScroll()
    dialog.showModal()
    onOpen(dialog)
    return () => {
      dialog.close()
      unlock()
      onShut(opener)
    }
  }, [])
  return ref
}
