import { classNames, Container } from '@bellows/ui'
import { Brand } from '../../kit/brand.tsx'
import { ContactLines } from '../../kit/contact-lines.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { BarExtras, HeaderBar } from '../parts/header-bar.tsx'
import { end, menuless, roomy, row } from '../parts/header-bar.css.ts'
import { MenuDrawer } from '../parts/menu-drawer.tsx'
import type { Options } from './main-header-4.template.ts'

/** Only a word; the menu fills the window. */
export function HeaderIndex({ sticky, theme, menuScheme, showSocial, ...options }: Options) {
  const items = useMenu(options.menuItems)
  return (
    <HeaderBar theme={theme} isSticky={sticky}>
      <Container width="wide" className={classNames(row, items.length === 0 && menuless)}>
        <Brand options={options} />
        {items.length === 0 ? (
          <BarExtras options={{ ...options, showSocial }} />
        ) : (
          <div className={end}>
            <SectionAction options={options} size="s" className={roomy} />
            <MenuDrawer
              items={items}
              theme={menuScheme}
              side="full"
              opener="word"
              look={{ scale: 'large', hasFolios: true }}
              head={<Brand options={options} />}
            >
              <SectionAction options={options} variant="outline" />
              <ContactLines />
              {showSocial && <SocialLinks />}
            </MenuDrawer>
          </div>
        )}
      </Container>
    </HeaderBar>
  )
}
