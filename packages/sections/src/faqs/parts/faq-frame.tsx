import type { ReactNode } from 'react'
import { EntriesFrame, type Numbered } from '../../kit/entries-frame.tsx'
import { useHost } from '../../kit/host.tsx'
import type { FaqItem, FaqOptions } from '../options.ts'
import { asked } from './asked.ts'

/** A question worth showing. */
export type FaqRow = Numbered<FaqItem>

type FaqFrameProps = Readonly<{
  options: FaqOptions
  children: (rows: readonly FaqRow[], titleId: string) => ReactNode
}>

/** The section of questions. */
export function FaqFrame({ options, children }: FaqFrameProps) {
  return (
    <EntriesFrame options={options} entries={asked(options, useHost())}>
      {children}
    </EntriesFrame>
  )
}
