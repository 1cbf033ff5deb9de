import * as z from 'zod/mini'
import { button, flag, frame, heading, list, richText, text } from '../kit/shared-options.ts'

const item = z.object({ value: text(), title: text(), description: richText() })
export type Fact = z.output<typeof item>

/** What all facts take. */
export const factOptions = { ...frame, ...heading, ...button, items: list(item) }
export type FactOptions = z.output<z.ZodMiniObject<typeof factOptions>>

export const numbered = (initial: boolean) => ({ numbered: flag(initial) })
