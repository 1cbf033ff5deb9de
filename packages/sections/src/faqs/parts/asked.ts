import type { PageNeeds, StudioEntries } from '../../kit/page-needs.ts'
import { richWords } from '../../kit/plain-length.ts'
import type { FaqItem, FaqOptions } from '../options.ts'

type Items = Pick<FaqOptions, 'items'>

/** Items worth a row: those with a question. */
const withQuestion = (items: readonly FaqItem[]) =>
  items
    .filter(({ question }) => question.trim() !== '')
    .map((item) => ({ ...item, answer: richWords(item.answer) }))

/** What is asked: the section's own questions, or else the studio's. */
export function asked({ items }: Items, { groups }: Pick<StudioEntries, 'groups'>): readonly FaqItem[] {
  const own = withQuestion(items)
  return own.length > 0 ? own : withQuestion(groups.faq ?? [])
}

export const faqNeeds = ({ items }: Items): PageNeeds =>
  withQuestion(items).length > 0 ? {} : { group: 'faq' }
