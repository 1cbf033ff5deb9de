import type { ReactNode } from 'react'
import { EntriesFrame, type Numbered } from '../../kit/entries-frame.tsx'
import { useHost } from '../../kit/host.tsx'
import type { FaqItem, FaqOptions } from '../options.ts'
import { asked } from './asked.ts'
import { FaqPageData } from './faq-page-data.tsx'

/** A question worth showing. */
export type FaqRow = Numbered<FaqItem>

type FaqFrameProps = Readonly<{
  options: FaqOptions
  children: (rows: readonly FaqRow[], titleId: string) => ReactNode
}>

/** The section of questions with its structured data. */
export function FaqFrame({ options, children }: FaqFrameProps) {
  return (
    <EntriesFrame options={options} entries={asked(options, useHost())}>
      {(rows, titleId) => (
        <>
          {children(rows, titleId)}
          {rows.length > 0 && <FaqPageData items={rows} />}
        </>
      )}
    </EntriesFrame>
  )
}
