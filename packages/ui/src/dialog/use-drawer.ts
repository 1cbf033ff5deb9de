import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { useIsLive } from '../live/use-is-live.ts'
import { isInLink } from '../navigation/is-in-link.ts'
import { takeFront } from './take-front.ts'

/** Puts a drawer before all else; one that the browser has opened as a popover stays where it stands. */
function showModal(drawer: HTMLDialogElement): void {
  const focused = drawer.contains(document.activeElement) ? document.activeElement : null
  const isStanding = drawer.matches(':popover-open')
  drawer.toggleAttribute('data-standing', isStanding)
  if (isStanding) drawer.hidePopover()
  drawer.showModal()
  const first = focused ?? drawer.querySelector('[data-dialog-close]')
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
}

/** While a drawer is open the page behind keeps still, and a press on it closes the drawer. */
function useStillPage(isOpen: boolean, drawer: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    if (!isOpen || !drawer.current) return undefined
    const leaveFront = takeFront(drawer.current)
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !drawer.current?.contains(target)) drawer.current?.close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      leaveFront()
    }
  }, [isOpen, drawer])
}

/** A drawer tells late that it was closed: the page that its link led to may have the focus by then. */
const isFocusLeft = (drawer: Element) =>
  document.activeElement === document.body || drawer.contains(document.activeElement)

/**
 * A drawer and the button that opens it: spread `openerProps` and `drawerProps` on them. Both work as the server sent
 * them, since the button opens the drawer as a popover. Once live it opens as a modal dialog, and one that stands open
 * becomes a modal dialog. That is why it is the browser's own and not Radix's as dialogs are, which need their script.
 */
export function useDrawer() {
  const id = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Before, the browser itself says whether it is expanded.
  const isLive = useIsLive()
  const open = () => {
    if (!drawer.current || drawer.current.open) return
    showModal(drawer.current)
    setOpen(true)
  }
  const close = () => drawer.current?.close()
  const takeOver = useEffectEvent(() => {
    if (drawer.current?.matches(':popover-open')) open()
  })
  useEffect(() => takeOver(), [])
  useStillPage(isOpen, drawer)
  return {
    close,
    openerProps: {
      ref: opener,
      popoverTarget: id,
      'aria-haspopup': 'dialog',
      'aria-expanded': isLive ? isOpen : undefined,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        open()
      },
    },
    drawerProps: {
      ref: drawer,
      id,
      onClose: ({ target, currentTarget }: SyntheticEvent) => {
        if (target !== currentTarget) return
        setOpen(false)
        if (isFocusLeft(currentTarget)) opener.current?.focus({ preventScroll: true })
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      },
      onClick: ({ target }: MouseEvent) => {
        if (isInLink(target)) close()
      },
    },
  } as const
}
