import { Container, Divider, RichText } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { ContactLines, useHasContact } from '../../kit/contact-lines.tsx'
import { socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SocialLinks } from '../../kit/social-links.tsx'
import { FooterColumn } from '../parts/footer-column.tsx'
import { FooterFrame } from '../parts/footer-frame.tsx'
import { FooterMenu } from '../parts/footer-menu.tsx'
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
          {items.length > 0 && <FooterMenu items={items} className={css.menu} />}
          {hasContact && (
            <FooterColumn title={t`Contact`} className={css.contact}>
              <ContactLines />
            </FooterColumn>
          )}
          {hasSocial && (
            <FooterColumn title={t`Follow`} className={css.social}>
              <SocialLinks isStacked />
            </FooterColumn>
          )}
        </div>
        <Divider />
        <LegalLine text={legalText} />
      </Container>
    </FooterFrame>
  )
}
