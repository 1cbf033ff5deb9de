import { classNames, Container, Navigation } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { HeaderBar } from '../parts/header-bar.tsx'
import * as parts from '../parts/header-bar.css.ts'
import { MenuDrawer } from '../parts/menu-drawer.tsx'
import { useBarRoom } from '../parts/use-bar-room.ts'
import * as css from './main-header-3.css.ts'
import type { Options } from './main-header-3.template.ts'

/** More entries than this go under "More". */
const INLINE_LIMIT = 10

/** A large brand in the middle, over a ruled row for the menu. */
export function HeaderMasthead({ sticky, theme, showSocial, ...options }: Options) {
  const { t } = useLingui()
  const items = useMenu(options.menuItems)
  const hasMenu = items.length > 0
  const bar = { options: { ...options, showSocial }, items, limit: INLINE_LIMIT, around: null }
  const room = useBarRoom(bar)
  return (
    <HeaderBar theme={theme} isSticky={sticky} room={room} className={css.decks}>
      <div className={css.brandDeck}>
        <Container width="wide" className={classNames(css.brandRow, !hasMenu && parts.menuless)}>
          <Brand options={options} scale="masthead" className={parts.middle} />
          {showSocial && (
            <div className={hasMenu ? css.social : classNames(parts.start, parts.belowOnPhones)}>
              <SocialLinks />
            </div>
          )}
          <div className={parts.end}>
            <div className={hasMenu ? parts.desktops : undefined}>
              <SectionAction options={options} size="s" variant="outline" />
            </div>
            {hasMenu && (
              <MenuDrawer items={items} theme={theme} side="top">
                <SectionAction options={options} />
                {showSocial && <SocialLinks />}
              </MenuDrawer>
            )}
          </div>
        </Container>
      </div>
      {hasMenu && (
        <div className={css.menuDeck}>
          <Navigation
            label={t`Main`}
            items={items}
            limit={room.limits}
            panel="strip"
            classes={{ root: css.menuRow, bar: css.menu }}
          />
        </div>
      )}
    </HeaderBar>
  )
}
