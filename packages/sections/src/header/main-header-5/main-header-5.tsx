import { classNames, Container, Navigation } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { BarExtras, HeaderBar } from '../parts/header-bar.tsx'
import * as bar from '../parts/header-bar.css.ts'
import { MenuDrawer } from '../parts/menu-drawer.tsx'
import type { BarRoom } from '../parts/bar-room.ts'
import { entries, socialInBar } from '../parts/bar-room.css.ts'
import { useBarRoom } from '../parts/use-bar-room.ts'
import * as css from './main-header-5.css.ts'
import type { Options } from './main-header-5.template.ts'
import { useClearness } from './use-clearness.ts'

/** More entries than this go under "More". */
const INLINE_LIMIT = 6
/** On both sides of the brand. */
const AROUND = 96
/** The menu stands before the brand, which it may move a little. */
const middle = { splitAt: (all: number) => all, lean: 64 }

/** Lies clear over the first picture, and is of paper further down and on other pages. */
export function HeaderOverPicture({ logoInverted, ...options }: Options) {
  const { theme, showSocial } = options
  const { isOver, isClear, isSticky } = useClearness(options)
  const items = useMenu(options.menuItems)
  const room = useBarRoom({ options, items, limit: INLINE_LIMIT, around: AROUND, middle })
  const brand = { ...options, logo: (isClear && logoInverted) || options.logo }
  return (
    <HeaderBar
      theme={isClear ? 'image_background' : theme}
      isSticky={isSticky}
      room={room}
      {...(isOver && { className: css.over })}
    >
      <div className={isOver ? css.veil : undefined} data-clear={isClear || undefined}>
        <Container width="wide" className={classNames(bar.balanced, items.length === 0 && bar.menuless)}>
          <Brand options={brand} className={bar.middle} />
          <Menu options={options} items={items} room={room} />
          {items.length === 0 ? (
            <BarExtras options={options} />
          ) : (
            <div className={bar.end}>
              {showSocial && <SocialLinks className={classNames(bar.desktops, socialInBar)} />}
              <SectionAction options={options} size="s" className={bar.roomy} />
            </div>
          )}
        </Container>
      </div>
    </HeaderBar>
  )
}

type MenuProps = {
  options: Omit<Options, 'logoInverted'>
  items: ReturnType<typeof useMenu>
  room: BarRoom
}

function Menu({ options, items, room }: MenuProps) {
  const { t } = useLingui()
  if (items.length === 0) return null
  return (
    <>
      <Navigation
        label={t`Main`}
        items={items}
        limit={room.limits}
        classes={{ root: css.menu, bar: entries }}
      />
      <div className={css.opener}>
        <MenuDrawer
          items={items}
          theme={options.theme}
          side="full"
          opener="start"
          isWorded
          head={<Brand options={options} />}
        >
          <SectionAction options={options} />
          {options.showSocial && <SocialLinks />}
        </MenuDrawer>
      </div>
    </>
  )
}
