import * as z from 'zod/mini'
import { frame, heading, button, list, richText, text } from '../kit/shared-options.ts'

const item = z.object({ question: text(), answer: richText() })
export type FaqItem = z.output<typeof item>

/** What all FAQ templates take. */
export const faqOptions = { ...frame, ...heading, ...button, items: list(item) }

export type FaqOptions = z.output<z.ZodMiniObject<typeof faqOptions>>
