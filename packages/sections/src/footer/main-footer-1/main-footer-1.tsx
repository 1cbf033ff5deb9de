import { Container, Disclosure, Divider, RichText, Text, TextLink, type NavigationItem } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Brand } from '../../kit/brand.tsx'
import { ContactLines, useHasContact } from '../../kit/contact-lines.tsx'
import { socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SocialLinks } from '../../kit/social-links.tsx'
import { FooterFrame } from '../parts/footer-frame.tsx'
import { LegalLine } from '../parts/legal-line.tsx'
import * as css from './main-footer-1.css.ts'
import type { Options } from './main-footer-1.template.ts'

/** Brand, menu, contact and profiles in four columns. */
export function FooterColumns({ showContact, showSocial, menuItems, legalText, ...options }: Options) {
  const { t } = useLingui()
  const items = useMenu(menuItems)
  const { business } = useHost()
  const hasContact = useHasContact() && showContact
  const hasSocial = showSocial && socialLinks(business).length > 0
  return (
    <FooterFrame options={options}>
      <Container className={css.frame}>
        <div className={css.columns}>
          <div className={css.brand}>
            <Brand options={options} />
            {options.description && (
              <RichText html={options.description} variant="small" className={css.words} />
            )}
          </div>
          {items.length > 0 && <FooterMenu items={items} />}
          {hasContact && (
            <Column title={t`Contact`} className={css.contact}>
              <ContactLines />
            </Column>
          )}
          {hasSocial && (
            <Column title={t`Follow`} className={css.social}>
              <SocialLinks isStacked />
            </Column>
          )}
        </div>
        <Divider />
        <LegalLine text={legalText} />
      </Container>
    </FooterFrame>
  )
}

function Column({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <Text as="h2" variant="label" className={css.title}>
        {title}
      </Text>
      {children}
    </div>
  )
}

function FooterMenu({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useLingui()
  const links = (
    <ul className={css.links}>
      {items.map(({ title, href, isCurrent }) => (
        <li key={title}>
          {href === undefined ? (
            title
          ) : (
            <TextLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={t`Footer`} className={css.menu}>
      <div className={css.open} data-no-script-menu="">
        <Text as="h2" variant="label" className={css.title}>
          {t`Menu`}
        </Text>
        {links}
      </div>
      <Disclosure label={t`Menu`} className={css.folded} data-needs-script="">
        {links}
      </Disclosure>
    </nav>
  )
}
