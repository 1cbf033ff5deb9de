import * as z from 'zod/mini'
import { anchorPattern } from '../page/anchor.ts'
import { matchingText } from './shapes.ts'
import { idSchema } from './wire.ts'
import { slugSchema } from './slug-schema.ts'

const anchorSchema = matchingText(anchorPattern)

/** What a link needs to know of an internal page. */
export const pageRefSchema = z.object({
  id: idSchema,
  slug: z.nullable(slugSchema),
  serviceId: z._default(z.nullable(idSchema), null),
  serviceSlug: z._default(z.nullable(slugSchema), null),
  /** The place of its inquiry form, if that has an address. */
  inquiryAnchor: z.optional(anchorSchema),
})

export type PageRef = z.output<typeof pageRefSchema>
