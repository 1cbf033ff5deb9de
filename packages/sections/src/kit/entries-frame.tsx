import type { ReactNode } from 'react'
import { SectionFrame } from './section-frame.tsx'
import type { FrameOptions, HeadingOptions } from './shared-options.ts'
import { hasWords } from './text-block.tsx'

export type Numbered<Entry> = Entry & Readonly<{ id: string }>

type EntriesFrameProps<Entry> = Readonly<{
  options: FrameOptions & HeadingOptions
  /** Those worth a place. */
  entries: readonly Entry[]
  /** Gets the entries, each with an id of its own, and the id that the title must carry. */
  children: (entries: readonly Numbered<Entry>[], titleId: string) => ReactNode
}>

/** The section of a list; nothing where there are neither entries nor words. */
export function EntriesFrame<Entry extends object>({ options, entries, children }: EntriesFrameProps<Entry>) {
  if (entries.length === 0 && !hasWords(options)) return null
  const numbered = entries.map((entry, index) => ({ ...entry, id: String(index) }))
  return <SectionFrame options={options}>{(titleId) => children(numbered, titleId)}</SectionFrame>
}
