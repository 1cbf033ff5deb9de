import type { Contact } from '@bellows/domain'
import type { ReactNode } from 'react'
import { useContactFacts } from '../parts/contact-facts.tsx'
import * as css from './contact-line.css.ts'

const isBroken = (value: ReactNode) => typeof value === 'string' && value.includes('\n')

/** The studio's contact as one small line. */
export function ContactLine({ contact }: { contact: Contact }) {
  const facts = useContactFacts(contact)
  return (
    <address className={css.line}>
      {facts.map(({ key, value }) => (
        <span key={key} className={isBroken(value) ? css.block : undefined}>
          {value}
        </span>
      ))}
    </address>
  )
}
