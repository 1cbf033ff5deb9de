import * as z from 'zod/mini'
import { variantsSchema } from './image.ts'
import { idSchema, longTextSchema, shortTextSchema, urlTextSchema } from './wire.ts'

export const instagramPostSchema = z.object({
  id: idSchema,
  imageUrl: urlTextSchema,
  /** Smaller versions of a picture that import has made. */
  additionalImageUrls: z._default(variantsSchema, {}),
  permalink: urlTextSchema,
  alt: z._default(longTextSchema, ''),
})

export const instagramSchema = z.object({
  profile: z.object({
    username: shortTextSchema,
    name: z._default(shortTextSchema, ''),
    avatarUrl: z._default(urlTextSchema, ''),
    additionalImageUrls: z._default(variantsSchema, {}),
  }),
  posts: z.array(instagramPostSchema),
})

export type InstagramPost = z.output<typeof instagramPostSchema>
export type Instagram = z.output<typeof instagramSchema>
