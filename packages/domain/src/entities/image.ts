import * as z from 'zod/mini'
import { boundedText, wholeNumber } from './shapes.ts'
import { shortTextSchema, urlTextSchema } from './wire.ts'

const OVERLAY_MAX = 90

const variantsSchema = z.object({
  _sm: z.optional(urlTextSchema),
  _md: z.optional(urlTextSchema),
  _lg: z.optional(urlTextSchema),
})

/** A picture; everything but `url` falls back to its default when it does not fit. */
export const imageSchema = z.object({
  url: urlTextSchema,
  additionalImageUrls: z.catch(z._default(variantsSchema, {}), {}),
  key: z.catch(z.optional(shortTextSchema), undefined),
  position: z.catch(z._default(boundedText(40), '50% 50%'), '50% 50%'),
  objectFit: z.catch(z._default(z.enum(['cover', 'contain']), 'cover'), 'cover'),
  overlay: z.catch(z._default(wholeNumber(0, OVERLAY_MAX), 0), 0),
  alt: z.catch(z._default(shortTextSchema, ''), ''),
  width: z.catch(z.optional(wholeNumber(1)), undefined),
  height: z.catch(z.optional(wholeNumber(1)), undefined),
})

export type Image = z.output<typeof imageSchema>
