import { StructuredData } from '../../kit/structured-data.tsx'
import type { FaqItem } from '../options.ts'

/** The questions as a FAQPage. */
export function FaqPageData({ items }: { items: readonly FaqItem[] }) {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity }} />
}
