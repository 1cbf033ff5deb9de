import { Text } from '@bellows/ui'
import type { ContactFact } from './contact-facts.tsx'

type ContactRowsProps = Readonly<{
  facts: readonly ContactFact[]
  places: Readonly<{ list: string; row: string; label?: string; value: string }>
}>

/** Facts with the words for them, laid out as told. */
export function ContactRows({ facts, places }: ContactRowsProps) {
  return (
    <dl className={places.list}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={places.row}>
          <Text as="dt" variant="label" className={places.label ?? ''}>
            {label}
          </Text>
          <Text as="dd" variant="small" tone="heading" className={places.value}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  )
}
