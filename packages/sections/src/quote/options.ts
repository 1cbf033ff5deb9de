import * as z from 'zod/mini'
import { button, flag, frame, heading, list, pictures, richText, text } from '../kit/shared-options.ts'

const item = z.object({ name: text(), subtitle: text(), quote: richText() })
export type Quote = z.output<typeof item>

/** What all quotes take; their button stays away until the owner asks for it. */
export const quoteOptions = {
  ...frame,
  ...heading,
  ...button,
  showButton: flag(false),
  items: list(item),
  showMark: flag(true),
}
export type QuoteOptions = z.output<z.ZodMiniObject<typeof quoteOptions>>

export const picturedOptions = { ...quoteOptions, images: pictures(1) }
