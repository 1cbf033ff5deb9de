import type { Contact } from '@bellows/domain'
import { useContactFacts } from '../parts/contact-facts.tsx'
import * as css from './contact-line.css.ts'

/** The studio's contact as one small line. */
export function ContactLine({ contact }: { contact: Contact }) {
  const facts = useContactFacts(contact)
  return (
    <address className={css.line}>
      {facts.map(({ key, value }) => (
        <span key={key}>{value}</span>
      ))}
    </address>
  )
}
