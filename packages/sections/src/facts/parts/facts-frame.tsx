import type { ReactNode } from 'react'
import { EntriesFrame, type Numbered } from '../../kit/entries-frame.tsx'
import { useHost } from '../../kit/host.tsx'
import type { Fact, FactOptions } from '../options.ts'
import { told } from './told.ts'

/** A fact worth its place. */
export type KeptFact = Numbered<Fact>

type FactsFrameProps = Readonly<{
  options: FactOptions
  children: (facts: readonly KeptFact[], titleId: string) => ReactNode
}>

/** The section of facts. */
export function FactsFrame({ options, children }: FactsFrameProps) {
  return (
    <EntriesFrame options={options} entries={told(options, useHost())}>
      {children}
    </EntriesFrame>
  )
}
