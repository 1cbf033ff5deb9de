import { Container, RichText } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { ContactLines } from '../../kit/contact-lines.tsx'
import { useMenu } from '../../kit/menu.ts'
import { SocialLinks } from '../../kit/social-links.tsx'
import { FooterFrame } from '../parts/footer-frame.tsx'
import { FooterLinks } from '../parts/footer-links.tsx'
import { LegalLine } from '../parts/legal-line.tsx'
import * as css from './main-footer-4.css.ts'
import type { Options } from './main-footer-4.template.ts'
import { PrintStrip } from './print-strip.tsx'

const reach = ['email', 'phone'] as const
const visit = ['address', 'officeHours'] as const

/** A row of six pictures over a compact bar. */
export function FooterPrints({ showContact, showSocial, legalText, ...options }: Options) {
  const { t } = useLingui()
  const items = useMenu(options.menuItems)
  return (
    <FooterFrame options={options} strip={<PrintStrip source={options.source} images={options.images} />}>
      <Container className={css.frame}>
        <div className={css.bar}>
          <div className={css.brand}>
            <Brand options={options} />
            {options.description && (
              <RichText html={options.description} variant="small" className={css.words} />
            )}
          </div>
          {items.length > 0 && (
            <nav aria-label={t`Footer`} className={css.menu}>
              <FooterLinks items={items} look="row" />
            </nav>
          )}
          {showSocial && <SocialLinks className={css.social} />}
          <div className={css.end}>
            {showContact && (
              <div className={css.contact}>
                <ContactLines of={reach} flow="start" />
                <ContactLines of={visit} flow="start" />
              </div>
            )}
            <div className={css.legal}>
              <LegalLine text={legalText} />
            </div>
          </div>
        </div>
      </Container>
    </FooterFrame>
  )
}
