import type { ReactNode } from 'react'
import * as css from './entries-frame.css.ts'
import { useHost } from './host.tsx'
import { usePlacement } from './placement.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { FrameOptions, HeadingOptions } from './shared-options.ts'
import { hasWords } from './text-block.tsx'

export type Numbered<Entry> = Entry & Readonly<{ id: string }>

type EntriesFrameProps<Entry> = Readonly<{
  options: FrameOptions & HeadingOptions
  /** Those worth a place. */
  entries: readonly Entry[]
  /** Full-bleed templates pad their own content box. */
  isPadded?: boolean
  /** Gets the entries, each with an id of its own, and the id that the title must carry. */
  children: (entries: readonly Numbered<Entry>[], titleId: string) => ReactNode
}>

const numbered = <Entry extends object>(entries: readonly Entry[]): Numbered<Entry>[] =>
  entries.map((entry, index) => ({ ...entry, id: String(index) }))

/** The section of a list; nothing where there are neither entries nor words, and samples where a preview has some. */
export function EntriesFrame<Entry extends object>({
  options,
  entries,
  isPadded = true,
  children,
}: EntriesFrameProps<Entry>) {
  const { kind } = usePlacement()
  const { samples } = useHost()
  // Who offers samples offers those of the kind's own shape.
  const instead = entries.length === 0 && (samples?.entries[kind] as readonly Entry[] | undefined)
  if (instead)
    return (
      <SectionFrame options={options} isPadded={isPadded}>
        {(titleId) => (
          <div className={css.samples}>
            {samples?.label}
            {children(numbered(instead), titleId)}
          </div>
        )}
      </SectionFrame>
    )
  if (entries.length === 0 && !hasWords(options)) return null
  return (
    <SectionFrame options={options} isPadded={isPadded}>
      {(titleId) => children(numbered(entries), titleId)}
    </SectionFrame>
  )
}
