import type { ReactNode } from 'react'
import { EntriesFrame } from '../../kit/entries-frame.tsx'
import type { TeamOptions } from '../options.ts'
import { present, type NamedMember } from './member-names.ts'

type TeamFrameProps = Readonly<{
  options: TeamOptions
  children: (members: readonly NamedMember[], titleId: string) => ReactNode
}>

/** The section of people or partners. */
export function TeamFrame({ options, children }: TeamFrameProps) {
  return (
    <EntriesFrame options={options} entries={present(options.items)}>
      {children}
    </EntriesFrame>
  )
}
