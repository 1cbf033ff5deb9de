import type { Contact } from '@bellows/domain'
import { classNames, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './contact-block.css.ts'
import { useContactFacts } from './contact-facts.tsx'

/** How to reach the studio, row by row. */
export function ContactBlock({ contact, className }: { contact: Contact; className?: string }) {
  const facts = useContactFacts(contact)
  return (
    <div className={classNames(css.block, className)}>
      <Text as="h3" variant="label" tone="heading">
        <Trans>Contact</Trans>
      </Text>
      <address>
        <dl className={css.rows}>
          {facts.map(({ key, label, value }) => (
            <div key={key} className={css.row}>
              <Text as="dt" variant="label" className={css.label}>
                {label}
              </Text>
              <Text as="dd" variant="small" tone="heading" className={css.value}>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      </address>
    </div>
  )
}
