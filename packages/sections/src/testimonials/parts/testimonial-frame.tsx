import type { ReactNode } from 'react'
import { EntriesFrame, type Numbered } from '../../kit/entries-frame.tsx'
import { useHost } from '../../kit/host.tsx'
import type { TestimonialOptions, Voice } from '../options.ts'
import { voicesOf } from './voices.ts'

type TestimonialFrameProps = Readonly<{
  options: TestimonialOptions
  children: (voices: readonly Numbered<Voice>[], titleId: string) => ReactNode
}>

/** The section of those who said something. */
export function TestimonialFrame({ options, children }: TestimonialFrameProps) {
  return (
    <EntriesFrame options={options} entries={voicesOf(options, useHost())}>
      {children}
    </EntriesFrame>
  )
}
