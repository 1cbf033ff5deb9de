import * as z from 'zod/mini'
import { idSchema } from './wire.ts'
import { slugSchema } from './slug-schema.ts'

/** What a link needs to know of an internal page. */
export const pageRefSchema = z.object({
  id: idSchema,
  slug: z.nullable(slugSchema),
  serviceId: z._default(z.nullable(idSchema), null),
  serviceSlug: z._default(z.nullable(slugSchema), null),
})

export type PageRef = z.output<typeof pageRefSchema>
