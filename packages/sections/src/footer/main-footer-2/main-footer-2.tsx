import { Container, RichText } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { ContactLines } from '../../kit/contact-lines.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SocialLinks } from '../../kit/social-links.tsx'
import { FooterFrame } from '../parts/footer-frame.tsx'
import { FooterLinks } from '../parts/footer-links.tsx'
import { LegalLine } from '../parts/legal-line.tsx'
import * as css from './main-footer-2.css.ts'
import type { Options } from './main-footer-2.template.ts'

/** The name like a signature, and one line of links under it. */
export function FooterSignature({ showContact, showSocial, menuItems, legalText, ...options }: Options) {
  const { t } = useLingui()
  const items = useMenu(menuItems)
  return (
    <FooterFrame options={options}>
      <Container className={css.axis}>
        <Brand options={options} scale="signature" />
        {options.description && <RichText html={options.description} variant="small" className={css.words} />}
        {items.length > 0 && (
          <nav aria-label={t`Footer`}>
            <FooterLinks items={items} look="balanced" />
          </nav>
        )}
        {showContact && <ContactLines flow="center" />}
        {showSocial && <SocialLinks className={css.profiles} />}
        <div className={css.legal}>
          <LegalLine text={legalText} />
        </div>
      </Container>
    </FooterFrame>
  )
}
