import type { Block } from '@bellows/domain'
import * as z from 'zod/mini'
import { faqOptions, type FaqItem } from './faqs/options.ts'
import { asked } from './faqs/parts/asked.ts'
import type { StudioEntries } from './kit/page-needs.ts'

const optionsSchema = z.object({ items: faqOptions.items })

/** What all sections of a page ask and answer together, each question once. */
export function pageQuestions(
  blocks: readonly Block[],
  entries: Pick<StudioEntries, 'groups'>,
): readonly FaqItem[] {
  const all = blocks
    .filter(({ name }) => name === 'faqs')
    .flatMap(({ options }) => asked(z.parse(optionsSchema, options), entries))
    .filter(({ answer }) => answer)
  const byQuestion = new Map(all.toReversed().map((item) => [item.question.trim(), item]))
  return [...byQuestion.values()].toReversed()
}
