import * as z from 'zod/mini'
import { boundedText } from './shapes.ts'

/** A template placed on a page; `name` may be unknown, its section then says so. */
export const blockSchema = z.object({
  id: boundedText(64),
  name: boundedText(64),
  visibility: z._default(z.boolean(), true),
  options: z._default(z.record(z.string(), z.unknown()), {}),
})

export type Block = z.output<typeof blockSchema>
