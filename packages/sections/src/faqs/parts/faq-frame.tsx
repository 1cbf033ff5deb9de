import type { ReactNode } from 'react'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords } from '../../kit/text-block.tsx'
import type { FaqOptions, FaqItem } from '../options.ts'
import { asked } from './asked.ts'
import { FaqPageData } from './faq-page-data.tsx'

/** A question worth showing. */
export type FaqRow = FaqItem & Readonly<{ id: string }>

type FaqFrameProps = Readonly<{
  options: FaqOptions
  /** Gets the rows worth showing, and the id that the title must carry. */
  children: (rows: readonly FaqRow[], titleId: string) => ReactNode
}>

/** The section of questions with its structured data; nothing where there are neither questions nor words. */
export function FaqFrame({ options, children }: FaqFrameProps) {
  const rows = asked(options.items)
  if (rows.length === 0 && !hasWords(options)) return null
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <>
          {children(rows, titleId)}
          {rows.length > 0 && <FaqPageData items={rows} />}
        </>
      )}
    </SectionFrame>
  )
}
