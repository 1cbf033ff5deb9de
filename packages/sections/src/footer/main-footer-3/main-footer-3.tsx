import { Container, Divider } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { Brand } from '../../kit/brand.tsx'
import { ContactLines, useHasContact } from '../../kit/contact-lines.tsx'
import { socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import { useMenu } from '../../kit/menu.ts'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { SocialLinks } from '../../kit/social-links.tsx'
import { hasWords, SectionDescription, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { FooterColumn } from '../parts/footer-column.tsx'
import { FooterFrame } from '../parts/footer-frame.tsx'
import { FooterMenu } from '../parts/footer-menu.tsx'
import { LegalLine } from '../parts/legal-line.tsx'
import * as css from './main-footer-3.css.ts'
import type { Options } from './main-footer-3.template.ts'

const reach = ['email', 'phone', 'address'] as const
const hours = ['officeHours'] as const

/** A closing line, then the small print; without the line the columns end the page alone, and no brand with them. */
export function FooterLastWord(options: Options) {
  const { isPreview } = useHost()
  return (
    <FooterFrame options={options}>
      <Container width="wide" className={css.frame}>
        {(hasWords(options) || hasAction(options, isPreview)) && (
          <>
            <LastWord options={options} />
            <Divider />
          </>
        )}
        <SmallPrint options={options} />
        <div className={css.end}>
          {options.title.trim() !== '' && <Brand options={options} />}
          <LegalLine text={options.legalText} />
        </div>
      </Container>
    </FooterFrame>
  )
}

function LastWord({ options }: { options: Options }) {
  return (
    <div className={css.word}>
      <div className={css.title}>
        <SectionSubtitle options={options} />
        <SectionTitle options={options} size="display" look={{ sizeBelow: 't' }} />
        <SectionDescription options={options} className={css.words} />
      </div>
      <SectionAction options={options} size="l" className={css.action} />
    </div>
  )
}

/** Where and when, the menu, and the profiles; what is missing leaves no hole. */
function SmallPrint({ options: { showContact, showSocial, menuItems } }: { options: Options }) {
  const { t } = useLingui()
  const { business } = useHost()
  const items = useMenu(menuItems)
  const [hasReach, hasHours] = [useHasContact(reach), useHasContact(hours)]
  return (
    <div className={css.columns}>
      {showContact && hasReach && (
        <FooterColumn title={t`Contact`}>
          <ContactLines of={reach} />
        </FooterColumn>
      )}
      {showContact && hasHours && (
        <FooterColumn title={t`Office hours`}>
          <ContactLines of={hours} />
        </FooterColumn>
      )}
      {items.length > 0 && <FooterMenu items={items} />}
      {showSocial && socialLinks(business).length > 0 && (
        <FooterColumn title={t`Follow`}>
          <SocialLinks isStacked />
        </FooterColumn>
      )}
    </div>
  )
}
