import { Text } from '@bellows/ui'

/** The number of a fact, as on a page; decoration. */
export function Folio({ index, className }: { index: number; className?: string }) {
  return (
    <Text as="span" variant="label" tone="notice" aria-hidden="true" {...(className && { className })}>
      {String(index + 1).padStart(2, '0')}
    </Text>
  )
}
