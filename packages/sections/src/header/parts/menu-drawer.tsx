import { Drawer, IconButton, NavigationDrawer, preloadDialogs, type NavigationItem } from '@bellows/ui'
import type { Scheme } from '@bellows/tokens'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import * as css from './menu-drawer.css.ts'

type MenuDrawerProps = {
  items: readonly NavigationItem[]
  theme: Scheme
  side?: 'start' | 'end'
  head?: ReactNode
  /** Stands under the menu. */
  children?: ReactNode
}

/** The menu button of phones and tablets and the drawer that it opens. */
export function MenuDrawer({ items, theme, side = 'end', head, children }: MenuDrawerProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={css.frame} data-needs-script="">
      <IconButton
        icon="menu"
        tone="plain"
        label={t`Menu`}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
        onClick={() => setIsOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={close} label={t`Menu`} side={side} scheme={theme} head={head}>
        <NavigationDrawer label={t`Main`} items={items} onNavigate={close} />
        <div className={css.foot}>{children}</div>
      </Drawer>
    </div>
  )
}
