import * as z from 'zod/mini'
import { brightnessGrammar } from '../picture/brightness.ts'
import { boundedText, matchingText, wholeNumber } from './shapes.ts'
import { shortTextSchema, urlTextSchema } from './wire.ts'

/** The strongest darkness over a picture, in per cent. */
export const OVERLAY_MAX = 90

export const variantsSchema = z.object({
  _sm: z.optional(urlTextSchema),
  _md: z.optional(urlTextSchema),
  _lg: z.optional(urlTextSchema),
})

const share = /* @__PURE__ */ wholeNumber(0, 100)
/** A place in a picture, in hundredths of its width and height. */
const placeSchema = z.object({ left: share, top: share, right: share, bottom: share })

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
  /** The lightest of each cell, seen at import; a picture without it counts as white. */
  brightness: z.catch(z.optional(matchingText(brightnessGrammar)), undefined),
  /** Where its subject is, seen at import. */
  subject: z.catch(z.optional(placeSchema), undefined),
})

/** A picture behind a section, whose darkness is the section's own until the owner chooses one, be it none. */
export const backdropSchema = z.extend(imageSchema, {
  overlay: z.catch(z.optional(wholeNumber(0, OVERLAY_MAX)), undefined),
})

/** A picture that no words stand on: without what only those need. */
export const plainImageSchema = z.omit(imageSchema, { brightness: true, subject: true })

export type Image = z.output<typeof imageSchema>
