import { phoneHref, type Contact } from '@bellows/domain'
import { TextLink } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasContact, shownContact, socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import type { ContactFields } from '../options.ts'
import * as css from './contact-facts.css.ts'

type ContactOptions = { showContactInfo: boolean; contactFields: ContactFields }

/** What a section shows of the studio's contact facts; null for nothing. */
export function useShownContact({ showContactInfo, contactFields }: ContactOptions): Contact | null {
  const { business } = useHost()
  const contact = shownContact(business, contactFields)
  return showContactInfo && hasContact(contact) ? contact : null
}

export type ContactFact = Readonly<{
  key: 'email' | 'phone' | 'address' | 'officeHours' | 'follow'
  label: string
  value: ReactNode
}>

/** Each fact that there is, with the word for it; the profiles are one fact together. */
export function useContactFacts(contact: Contact): ContactFact[] {
  const { t } = useLingui()
  const { email, phone, address, officeHours } = contact
  const links = socialLinks(contact)
  const facts: ContactFact[] = [
    { key: 'email', label: t`E-mail`, value: email && <EmailLink email={email} /> },
    { key: 'phone', label: t`Phone`, value: phone && <PhoneLink phone={phone} /> },
    { key: 'address', label: t`Address`, value: address },
    { key: 'officeHours', label: t`Office hours`, value: officeHours },
    { key: 'follow', label: t`Follow`, value: links.length > 0 && <Profiles links={links} /> },
  ]
  return facts.filter(({ value }) => Boolean(value))
}

/** Breaks before its host where it must. */
function EmailLink({ email }: { email: string }) {
  const host = email.lastIndexOf('@')
  return (
    <span className={css.way}>
      <TextLink href={`mailto:${email}`}>
        <span>
          {email.slice(0, host)}
          <wbr />
          {email.slice(host)}
        </span>
      </TextLink>
    </span>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <span className={css.way}>
      <TextLink href={phoneHref(phone)}>{phone}</TextLink>
    </span>
  )
}

function Profiles({ links }: { links: ReturnType<typeof socialLinks> }) {
  return (
    <span className={css.profiles}>
      {links.map(({ key, name, href }) => (
        <TextLink key={key} reach="line" href={href} rel="noopener me">
          {name}
        </TextLink>
      ))}
    </span>
  )
}
