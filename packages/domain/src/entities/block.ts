import * as z from 'zod/mini'
import { boundedText } from './shapes.ts'

export const BLOCK_ID_MAX = 64

/** A template placed on a page; `name` may be unknown, its section then says so. */
export const blockSchema = z.object({
  id: boundedText(BLOCK_ID_MAX),
  name: boundedText(64),
  visibility: z._default(z.boolean(), true),
  options: z._default(z.record(z.string(), z.unknown()), {}),
})

export type Block = z.output<typeof blockSchema>
