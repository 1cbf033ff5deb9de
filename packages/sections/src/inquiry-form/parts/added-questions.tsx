import type { InquiryQuestion } from '@bellows/domain'
import { LiveRegion } from '@bellows/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHost } from '../../kit/host.tsx'
import type { Inquiry } from './use-inquiry.ts'

/** Says that the chosen service asks more: its questions appear behind the focus, and all are required. */
export function AddedQuestions({ inquiry }: Readonly<{ inquiry: Inquiry }>) {
  const { t } = useLingui()
  const { services } = useHost().inquiry
  const count = useAdded(inquiry.questions)
  const name = services.find(({ id }) => id === inquiry.serviceId)?.name ?? ''
  const added = t`${name}: ${plural(count, { one: '# question added', other: '# questions added' })}`
  return <LiveRegion message={count === 0 ? '' : added} />
}

/** How many questions the last change of them has brought. */
function useAdded(questions: readonly InquiryQuestion[]): number {
  const [seen, setSeen] = useState(questions)
  const [count, setCount] = useState(0)
  if (questions !== seen) {
    setSeen(questions)
    setCount(questions.filter(({ id }) => seen.every((before) => before.id !== id)).length)
  }
  return count
}
