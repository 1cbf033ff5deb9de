import { classNames, Container, Navigation } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { useHost } from '../../kit/host.tsx'
import { useMenu } from '../../kit/menu.ts'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { cellsInBar, socialInBar } from '../parts/bar-room.css.ts'
import { BarExtras, HeaderBar } from '../parts/header-bar.tsx'
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

/** How many entries stand before the brand, with the odd one, where so many buttons stand after it. */
const placesBefore = (buttons: number) => (entries: number) =>
  entries <= FEW ? entries : Math.ceil((entries + buttons) / 2)

/** Brand in the middle, menu on both sides. */
export function HeaderSplit({ sticky, theme, showSocial, ...options }: Options) {
  const { t } = useLingui()
  const { isPreview } = useHost()
  const items = useMenu(options.menuItems)
  const buttons = Number(hasAction(options, isPreview))
  const limit = PLACES - buttons
  const splitAt = placesBefore(buttons)
  const extras = (buttons > 0 || showSocial) && (
    <>
      <SectionAction options={options} size="s" />
      {showSocial && <SocialLinks className={classNames(css.social, socialInBar)} />}
    </>
  )
  const room = useBarRoom({
    options: { ...options, showSocial },
    items,
    limit,
    around: AROUND,
    middle: { splitAt, lean: 0 },
  })
  return (
    <HeaderBar theme={theme} isSticky={sticky} room={room}>
      <Container width="wide" className={classNames(bar.balanced, items.length === 0 && bar.menuless)}>
        <Brand options={options} className={bar.middle} />
        {items.length === 0 ? (
          <BarExtras options={{ ...options, showSocial }} />
        ) : (
          <>
            <Navigation
              label={t`Main`}
              items={items}
              limit={room.limits}
              splitAt={splitAt}
              last={extras}
              align="end"
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
