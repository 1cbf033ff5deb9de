import * as z from 'zod/mini'
import { button, choice, flag, frame, heading, list, richText, text } from '../kit/shared-options.ts'

const item = z.object({ value: text(), title: text(), description: richText() })
export type Fact = z.output<typeof item>

/** Which of the studio's own lists stands in where the owner has written no facts. */
const factGroups = ['none', 'howItWorks', 'photoshootApproach'] as const
export type FactGroup = (typeof factGroups)[number]

/** What all facts take. */
const factsOf = (group: FactGroup) => ({
  ...frame,
  ...heading,
  ...button,
  items: list(item),
  group: choice(factGroups, group),
})
export const factOptions = factsOf('none')
/** Steps, which are the studio's way of working unless the owner writes others. */
export const stepOptions = factsOf('howItWorks')
export type FactOptions = z.output<z.ZodMiniObject<typeof factOptions>>

export const numbered = (initial: boolean) => ({ numbered: flag(initial) })
