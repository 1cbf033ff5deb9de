import type { ShownGroups } from '@bellows/domain'
import type { PageNeeds, StudioEntries } from '../../kit/page-needs.ts'
import { richWords } from '../../kit/plain-length.ts'
import type { Fact, FactOptions } from '../options.ts'

type Choice = Pick<FactOptions, 'items' | 'group'>
type Groups = Readonly<Partial<ShownGroups>>

/** Facts worth a place. */
const saying = (facts: readonly Fact[]) =>
  facts
    .map((fact) => ({ ...fact, description: richWords(fact.description) }))
    .filter(({ value, title, description }) => value.trim() || title.trim() || description)

/** Plain text as rich text says it. */
const asRichText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const lent: Record<FactOptions['group'], (groups: Groups) => readonly Fact[]> = {
  none: () => [],
  howItWorks: ({ howItWorks = [] }) => howItWorks.map((step) => ({ value: '', ...step })),
  photoshootApproach: ({ photoshootApproach: approach }) =>
    approach ? [{ value: '', title: approach.title, description: asRichText(approach.text) }] : [],
}

/** What is told: the section's own facts, or else the studio's list that its owner chose. */
export function told({ items, group }: Choice, { groups }: Pick<StudioEntries, 'groups'>): readonly Fact[] {
  const own = saying(items)
  return own.length > 0 ? own : saying(lent[group](groups))
}

export const factNeeds = ({ items, group }: Choice): PageNeeds =>
  group === 'none' || saying(items).length > 0 ? {} : { group }
