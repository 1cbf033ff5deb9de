import type { Contact } from '@bellows/domain'
import { chars, inlineVars } from '@bellows/tokens'
import { classNames, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { levelUnder } from '../../kit/level-below.ts'
import * as css from './contact-block.css.ts'
import { useContactFacts } from './contact-facts.tsx'
import { ContactRows } from './contact-rows.tsx'

const places = { list: css.rows, row: css.row, label: css.label, value: css.value }

export type ContactBlockProps = Readonly<{
  contact: Contact
  level: ReturnType<typeof levelUnder>
  className?: string
}>

/** How to reach the studio, row by row. */
export function ContactBlock({ contact, level, className }: ContactBlockProps) {
  const facts = useContactFacts(contact)
  return (
    <div className={classNames(css.block, className)}>
      <Text as={level} variant="label" tone="heading">
        <Trans>Contact</Trans>
      </Text>
      <address style={inlineVars({ [css.address]: chars('body', contact.email.length) })}>
        <ContactRows facts={facts} places={places} />
      </address>
    </div>
  )
}
