import { VisuallyHidden } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ContactBlockProps } from '../parts/contact-block.tsx'
import { useContactFacts, type ContactFact } from '../parts/contact-facts.tsx'
import { ContactRows } from '../parts/contact-rows.tsx'
import * as css from './contact-band.css.ts'

const places = { list: css.group, row: css.fact, value: css.value }

/** What stands together; a group without facts takes its column along. */
const groups: readonly (readonly ContactFact['key'][])[] = [
  ['email', 'phone'],
  ['address'],
  ['officeHours'],
  ['follow'],
]

/** The ways to reach the studio beside one another, between two rules. */
export function ContactBand({ contact, level, className }: ContactBlockProps) {
  const facts = useContactFacts(contact)
  const shown = groups
    .map((keys) => facts.filter(({ key }) => keys.includes(key)))
    .filter((group) => group.length > 0)
  return (
    <div className={className}>
      <VisuallyHidden as={level}>
        <Trans>Contact</Trans>
      </VisuallyHidden>
      <address className={css.band} data-groups={shown.length}>
        {shown.map((group) => (
          <ContactRows key={group[0]?.key} facts={group} places={places} />
        ))}
      </address>
    </div>
  )
}
