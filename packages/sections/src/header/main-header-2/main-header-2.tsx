import { Container, Navigation } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { useHost } from '../../kit/host.tsx'
import { useMenu } from '../../kit/menu.ts'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { cellsInBar } from '../parts/bar-room.css.ts'
import { HeaderBar } from '../parts/header-bar.tsx'
import * as bar from '../parts/header-bar.css.ts'
import { MenuDrawer } from '../parts/menu-drawer.tsx'
import { useBarRoom } from '../parts/use-bar-room.ts'
import * as css from './main-header-2.css.ts'
import type { Options } from './main-header-2.template.ts'

/** Places on both sides together; further entries go under "More". */
const PLACES = 8
/** On both sides of the brand. */
const AROUND = 96
/** So few stand on one side. */
const FEW = 2

/** How many places of the bar stand before the brand: the odd one too. */
function placesBefore(entries: number, places: number): number {
  return entries <= FEW ? entries : Math.ceil(places / 2)
}

/** Brand in the middle, menu on both sides. */
export function HeaderSplit({ sticky, theme, showSocial, ...options }: Options) {
  const { t } = useLingui()
  const { isPreview } = useHost()
  const items = useMenu(options.menuItems)
  const buttons = Number(hasAction(options, isPreview))
  const limit = PLACES - buttons
  const entries = Math.min(items.length, limit + 1)
  const extras = (buttons > 0 || showSocial) && (
    <>
      <SectionAction options={options} size="s" />
      {showSocial && <SocialLinks className={css.social} />}
    </>
  )
  const room = useBarRoom({ options: { ...options, showSocial }, items, limit, around: AROUND })
  return (
    <HeaderBar theme={theme} isSticky={sticky} room={room}>
      <Container width="wide" className={bar.balanced}>
        <Brand options={options} className={bar.middle} />
        {items.length > 0 && (
          <>
            <Navigation
              label={t`Main`}
              items={items}
              limit={limit}
              splitAt={placesBefore(entries, entries + buttons)}
              last={extras}
              classes={{ root: cellsInBar, bar: css.half, last: css.last }}
            />
            <div className={bar.start}>
              <MenuDrawer items={items} theme={theme} side="start" opener="start">
                <SectionAction options={options} />
                {showSocial && <SocialLinks />}
              </MenuDrawer>
            </div>
            <div className={css.action}>
              <SectionAction options={options} size="s" />
            </div>
          </>
        )}
      </Container>
    </HeaderBar>
  )
}
