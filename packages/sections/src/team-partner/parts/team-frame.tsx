import type { ReactNode } from 'react'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords } from '../../kit/text-block.tsx'
import type { TeamOptions } from '../options.ts'
import { present, type NamedMember } from './member-names.ts'

type TeamFrameProps = Readonly<{
  options: TeamOptions
  /** Gets the entries worth showing, and the id that the title must carry. */
  children: (members: readonly NamedMember[], titleId: string) => ReactNode
}>

/** The section of people or partners; nothing where there are neither entries nor words. */
export function TeamFrame({ options, children }: TeamFrameProps) {
  const members = present(options.items)
  if (members.length === 0 && !hasWords(options)) return null
  return <SectionFrame options={options}>{(titleId) => children(members, titleId)}</SectionFrame>
}
