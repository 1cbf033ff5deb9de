import type { Contact } from '@bellows/domain'
import { classNames, Text, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasContact, phoneHref, shownContact, socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import type { ContactFields } from '../options.ts'
import * as css from './contact-block.css.ts'

type ContactOptions = { showContactInfo: boolean; contactFields: ContactFields }

/** What a section shows of the studio's contact facts; null for nothing. */
export function useShownContact({ showContactInfo, contactFields }: ContactOptions): Contact | null {
  const { business } = useHost()
  const contact = shownContact(business, contactFields)
  return showContactInfo && hasContact(contact) ? contact : null
}

/** How to reach the studio, row by row. */
export function ContactBlock({ contact, className }: { contact: Contact; className?: string }) {
  const { t } = useLingui()
  const { email, phone, address, officeHours } = contact
  const links = socialLinks(contact).map(({ key, name, href }) => (
    <TextLink key={key} href={href} rel="noopener me">
      {name}
    </TextLink>
  ))
  return (
    <div className={classNames(css.block, className)}>
      <Text as="h3" variant="label" tone="heading">
        <Trans>Contact</Trans>
      </Text>
      <address>
        <dl className={css.rows}>
          <Row label={t`E-mail`}>{email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}</Row>
          <Row label={t`Phone`}>{phone && <TextLink href={phoneHref(phone)}>{phone}</TextLink>}</Row>
          <Row label={t`Address`}>{address}</Row>
          <Row label={t`Office hours`}>{officeHours}</Row>
          <Row label={t`Follow`}>{links.length > 0 && <span className={css.profiles}>{links}</span>}</Row>
        </dl>
      </address>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={css.row}>
      <Text as="dt" variant="label" className={css.label}>
        {label}
      </Text>
      <Text as="dd" variant="small" tone="heading" className={css.value}>
        {children}
      </Text>
    </div>
  )
}
