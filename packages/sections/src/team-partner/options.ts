import * as z from 'zod/mini'
import { button, choice, frame, heading, list, picture, richText, text } from '../kit/shared-options.ts'

const member = z.object({
  name: text(),
  position: text(),
  title: text(),
  subtitle: text(),
  description: richText(),
  image: picture(),
})
export type Member = z.output<typeof member>

/** What all team and partner templates take. */
export const teamOptions = { ...frame, ...heading, ...button, items: list(member) }
export type TeamOptions = z.output<z.ZodMiniObject<typeof teamOptions>>

const imageRatios = ['4:5', '1:1', '3:2'] as const
/** Shape that portraits are cut to. */
export const portraits = { imageRatio: choice(imageRatios, '4:5') }
export type ImageRatio = (typeof imageRatios)[number]
