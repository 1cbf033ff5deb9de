import { Content, Root } from '@radix-ui/react-dialog'
import type { ComponentProps, FocusEvent } from 'react'
import type { Scheme } from '@bellows/tokens'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useCloseRequests, type Closing } from './use-close-requests.ts'
import { useTopLayer, type ModalFocus } from './use-top-layer.ts'

/** What any dialog takes and hands on to its element. */
export type DialogElementProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children' | keyof Closing>
export type ModalProps = DialogElementProps &
  ModalFocus &
  Closing &
  Readonly<{
    /** Its name, where no `DialogTitle` stands in it. */
    label?: string | undefined
    /** Paints it in a scheme of its own instead of the raised surface of the place it stands in. */
    scheme?: Scheme | undefined
    children: ComponentProps<'dialog'>['children']
  }>

const refuse = (event: Event) => event.preventDefault()

/**
 * Browsers bring the caret of a field into sight, and leave the rest of it under the edge; and where the Tab key begins
 * again, the focus is moved without the dialog.
 */
function showWhole({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' })
}

/**
 * A modal dialog, open while it is rendered. Radix names it, moves the focus in and back, answers Esc and presses
 * outside, the topmost layer alone; the native top layer keeps it where it stands, so that its scheme holds, and makes
 * the page behind inert. Radix's Overlay stays out: its scroll lock writes a style element, which the policy refuses.
 */
export function Modal(props: ModalProps) {
  const { focusOn, returnFocusTo, onClose, isDismissable = true, closesOnBackdrop, ...looks } = props
  const { label, scheme, ref: given, ...rest } = looks
  const { ref, ...focus } = useTopLayer({ focusOn, returnFocusTo })
  const requests = useCloseRequests({ onClose, isDismissable })
  const keep = { ...(!isDismissable && { onEscapeKeyDown: refuse }) }
  return (
    <Root open onOpenChange={() => onClose()}>
      <Content
        asChild
        onFocus={showWhole}
        {...focus}
        {...keep}
        {...(!(isDismissable && closesOnBackdrop) && { onPointerDownOutside: refuse })}
      >
        <dialog
          ref={useComposedRefs(ref, given)}
          aria-label={label}
          data-scheme={scheme}
          data-surface={scheme ? undefined : 'secondary'}
          {...rest}
          {...requests}
        />
      </Content>
    </Root>
  )
}
