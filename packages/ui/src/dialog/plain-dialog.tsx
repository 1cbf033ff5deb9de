import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { actions as actionRow, box, content, text } from './dialog.css.ts'
import { title as titleLook } from './dialog-head.css.ts'
import type { DialogElementProps } from './modal.tsx'
import { takeFront } from './take-front.ts'
import { useCloseRequests, type Closing } from './use-close-requests.ts'

export type PlainDialogProps = DialogElementProps &
  Pick<Closing, 'onClose' | 'isDismissable'> &
  Readonly<{ title: ReactNode; actions: ReactNode; children?: ReactNode }>

/** A message as the browser alone can show it: it needs no code that might not come. */
export function PlainDialog(props: PlainDialogProps) {
  const { title, actions, children, onClose, isDismissable = true, className, ref: given, ...rest } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    const leaveFront = dialog && takeFront(dialog)
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-dialog-actions] :is(button, a[href])')?.focus()
    return () => {
      dialog?.close()
      leaveFront?.()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // A browser may close at the second Esc without asking.
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (isDismissable) onClose()
  }
  return (
    <dialog
      ref={useComposedRefs(ref, given)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      data-surface="secondary"
      className={classNames(box(), className)}
      {...rest}
      onKeyDown={onKeyDown}
      {...useCloseRequests({ onClose, isDismissable })}
    >
      <div className={content}>
        <h2 id={`${id}-title`} className={titleLook}>
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className={text}>
            {children}
          </div>
        )}
        <div data-dialog-actions="" className={actionRow}>
          {actions}
        </div>
      </div>
    </dialog>
  )
}
