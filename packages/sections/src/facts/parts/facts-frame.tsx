import type { ReactNode } from 'react'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords } from '../../kit/text-block.tsx'
import type { Fact, FactOptions } from '../options.ts'

/** A fact worth its place. */
export type KeptFact = Fact & Readonly<{ id: string }>

type FactsFrameProps = Readonly<{
  options: FactOptions
  children: (facts: readonly KeptFact[], titleId: string) => ReactNode
}>

/** The section of facts; nothing where there are neither facts nor words. */
export function FactsFrame({ options, children }: FactsFrameProps) {
  const facts = options.items
    .filter(({ value, title, description }) => value.trim() || title.trim() || description)
    .map((item, index) => ({ ...item, id: String(index) }))
  if (facts.length === 0 && !hasWords(options)) return null
  return <SectionFrame options={options}>{(titleId) => children(facts, titleId)}</SectionFrame>
}
