import { classNames, Container, Navigation } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { entries, fullHeight, rowInBar, socialInBar } from '../parts/bar-room.css.ts'
import { BarExtras, HeaderBar } from '../parts/header-bar.tsx'
import { menuless, row } from '../parts/header-bar.css.ts'
import { MenuDrawer } from '../parts/menu-drawer.tsx'
import { useBarRoom } from '../parts/use-bar-room.ts'
import type { Options } from './main-header-1.template.ts'

/** More entries than this go under "More". */
const INLINE_LIMIT = 7
/** Between brand and entries. */
const AROUND = 24

/** Brand left, menu right. */
export function HeaderLine({ sticky, theme, showSocial, ...options }: Options) {
  const { t } = useLingui()
  const items = useMenu(options.menuItems)
  const bar = { options: { ...options, showSocial }, items, limit: INLINE_LIMIT, around: AROUND }
  const room = useBarRoom(bar)
  return (
    <HeaderBar theme={theme} isSticky={sticky} room={room}>
      <Container width="wide" className={classNames(row, items.length === 0 && menuless)}>
        <Brand options={options} />
        {items.length === 0 ? (
          <BarExtras options={bar.options} />
        ) : (
          <>
            <div className={rowInBar}>
              <Navigation
                label={t`Main`}
                items={items}
                limit={room.limits}
                align="end"
                classes={{ root: fullHeight, bar: entries }}
              />
              {showSocial && <SocialLinks className={socialInBar} />}
              <SectionAction options={options} size="s" />
            </div>
            <MenuDrawer items={items} theme={theme}>
              <SectionAction options={options} />
              {showSocial && <SocialLinks />}
            </MenuDrawer>
          </>
        )}
      </Container>
    </HeaderBar>
  )
}
