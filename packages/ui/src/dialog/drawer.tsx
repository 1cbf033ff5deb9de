import type { Scheme } from '@bellows/tokens'
import type { ReactNode } from 'react'
import type { Looks } from '../looks/looks.ts'
import type { drawer } from './drawer.css.ts'
import type { Closing, DialogElementProps } from './modal.tsx'
import { useOpened } from './use-opened.ts'

export type DrawerProps = DialogElementProps &
  Looks<typeof drawer> &
  Pick<Closing, 'onClose'> &
  Readonly<{
    isOpen: boolean
    /** Its name for screen readers. */
    label: string
    scheme?: Scheme
    /** Stands beside the close button, e.g. the brand. */
    head?: ReactNode
    children: ReactNode
  }>

/** A panel over the page's edge; a press outside closes it. */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  const opened = useOpened(isOpen, props.onClose)
  return opened ? <opened.OpenDrawer {...props} /> : null
}
