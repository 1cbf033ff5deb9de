import { TextLink } from '@bellows/ui'
import { phoneHref } from './contact.ts'
import * as css from './contact-lines.css.ts'
import { useHost } from './host.tsx'

/** E-mail, phone, address and hours of the studio, as far as they are known. */
export function ContactLines() {
  const { business } = useHost()
  const { email, phone, address, officeHours } = business
  if (![email, phone, address, officeHours].some(Boolean)) return null
  return (
    <address className={css.lines}>
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
      {phone && <TextLink href={phoneHref(phone)}>{phone}</TextLink>}
      {address && <span className={css.block}>{address}</span>}
      {officeHours && <span className={css.block}>{officeHours}</span>}
    </address>
  )
}

/** Whether there is anything to say about reaching the studio. */
export const useHasContact = (): boolean => {
  const { email, phone, address, officeHours } = useHost().business
  return [email, phone, address, officeHours].some(Boolean)
}
