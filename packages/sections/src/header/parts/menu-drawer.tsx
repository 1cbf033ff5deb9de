import {
  Drawer,
  IconButton,
  NavigationDrawer,
  useDrawer,
  type DrawerProps,
  type Looks,
  type NavigationDrawerProps,
  type NavigationItem,
} from '@bellows/ui'
import type { Scheme } from '@bellows/tokens'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './menu-drawer.css.ts'

type MenuDrawerProps = {
  items: readonly NavigationItem[]
  theme: Scheme
  side?: DrawerProps['side']
  /** What opens it: a glyph at the bar's start or end, where the bar has no room for the entries, or a word in every window. */
  opener?: Looks<typeof css.word>['opener']
  /** At the bar's start a word may stand for the glyph. */
  isWorded?: boolean
  look?: Pick<NavigationDrawerProps, 'scale' | 'hasFolios'>
  head?: ReactNode
  /** Stands under the menu. */
  children?: ReactNode
}

/** The menu's button and the drawer that it opens. */
export function MenuDrawer({
  items,
  theme,
  side = 'end',
  opener = 'end',
  isWorded = false,
  ...props
}: MenuDrawerProps) {
  const { t } = useLingui()
  const { openerProps, drawerProps } = useDrawer()
  const { look, head, children } = props
  return (
    <>
      {opener === 'word' || isWorded ? (
        <button type="button" className={css.word({ opener })} {...openerProps}>
          {t`Menu`}
        </button>
      ) : (
        <IconButton
          icon="menu"
          tone="plain"
          label={t`Menu`}
          className={css.glyph({ at: opener })}
          {...openerProps}
        />
      )}
      <Drawer {...drawerProps} label={t`Menu`} side={side} scheme={theme} head={head}>
        <div className={css.inside({ opener })}>
          <NavigationDrawer label={t`Main`} items={items} className={css.menu({ opener })} {...look} />
          <div className={css.foot({ opener })}>{children}</div>
        </div>
      </Drawer>
    </>
  )
}
