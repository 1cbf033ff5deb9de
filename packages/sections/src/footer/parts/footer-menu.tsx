import { Disclosure, Text, type NavigationItem } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { FooterLinks } from './footer-links.tsx'
import * as css from './footer-menu.css.ts'

/** The menu as a column; phones fold it away. */
export function FooterMenu({ items, className }: { items: readonly NavigationItem[]; className?: string }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Footer`} className={className}>
      <Text as="h2" variant="label" className={css.title} data-no-script-menu="">
        {t`Menu`}
      </Text>
      <Disclosure label={t`Menu`} classes={css.folding}>
        <FooterLinks items={items} look="column" />
      </Disclosure>
    </nav>
  )
}
