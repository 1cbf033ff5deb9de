import { phoneHref } from '@bellows/domain'
import { TextLink, type Looks } from '@bellows/ui'
import { Fragment, type ReactNode } from 'react'
import * as css from './contact-lines.css.ts'
import { useHost } from './host.tsx'

const facts = ['email', 'phone', 'address', 'officeHours'] as const
type Fact = (typeof facts)[number]
type ContactLinesProps = Looks<typeof css.lines> & {
  /** Those to be named, of what is known. */
  of?: readonly Fact[]
}

const lineOf: Record<Fact, (value: string) => ReactNode> = {
  email: (value) => <TextLink href={`mailto:${value}`}>{value}</TextLink>,
  phone: (value) => <TextLink href={phoneHref(value)}>{value}</TextLink>,
  address: (value) => <span className={css.block}>{value}</span>,
  officeHours: (value) => <span className={css.block}>{value}</span>,
}

/** E-mail, phone, address and hours of the studio, as far as they are known. */
export function ContactLines({ of = facts, flow }: ContactLinesProps) {
  const { business } = useHost()
  const known = of.filter((fact) => business[fact].trim())
  if (known.length === 0) return null
  return (
    <address className={css.lines({ flow })}>
      {known.map((fact) => (
        <Fragment key={fact}>{lineOf[fact](business[fact])}</Fragment>
      ))}
    </address>
  )
}

/** Whether there is anything to say about reaching the studio. */
export const useHasContact = (of: readonly Fact[] = facts): boolean => {
  const { business } = useHost()
  return of.some((fact) => business[fact].trim())
}
