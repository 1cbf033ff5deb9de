import { Disclosure, type NavigationItem } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { FooterColumn } from './footer-column.tsx'
import { FooterLinks } from './footer-links.tsx'
import * as css from './footer-menu.css.ts'

/** The menu as a column; phones fold it away. */
export function FooterMenu({ items, className }: { items: readonly NavigationItem[]; className?: string }) {
  const { t } = useLingui()
  const links = <FooterLinks items={items} look="column" />
  return (
    <nav aria-label={t`Footer`} className={className}>
      <div className={css.open} data-no-script-menu="">
        <FooterColumn title={t`Menu`}>{links}</FooterColumn>
      </div>
      <Disclosure label={t`Menu`} className={css.folded} data-needs-script="">
        {links}
      </Disclosure>
    </nav>
  )
}
