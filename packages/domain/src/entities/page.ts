import * as z from 'zod/mini'
import { boundedList } from './shapes.ts'
import { blockSchema } from './block.ts'
import { pageRefSchema } from './page-ref.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, shortTextSchema } from './wire.ts'

export const BLOCKS_MAX = 200
const blocksSchema = z._default(boundedList(blockSchema, BLOCKS_MAX), [])

export const layoutSchema = z.object({ headers: blocksSchema, contents: blocksSchema, footers: blocksSchema })

export const pageSchema = z.object({
  id: idSchema,
  /** `null` is the home page. */
  slug: z.nullable(slugSchema),
  serviceId: z._default(z.nullable(idSchema), null),
  title: shortTextSchema,
  ogTitle: z._default(shortTextSchema, ''),
  layout: layoutSchema,
})

/** A line of the page index: enough to link to it and to title it. */
export const pageSummarySchema = z.extend(pageRefSchema, {
  title: shortTextSchema,
  ogTitle: z._default(shortTextSchema, ''),
})

export type Layout = z.output<typeof layoutSchema>
export type Page = z.output<typeof pageSchema>
export type PageSummary = z.output<typeof pageSummarySchema>
