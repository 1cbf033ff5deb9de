import * as z from 'zod/mini'
import {
  button,
  flag,
  frame,
  heading,
  list,
  picture,
  richText,
  sliderOf,
  text,
} from '../kit/shared-options.ts'

const voice = z.object({ testimonial: richText(), name: text(), avatar: picture() })
export type Voice = z.output<typeof voice>

/** What all testimonials take. */
export const testimonialOptions = {
  ...frame,
  ...heading,
  ...button,
  items: list(voice),
  showAvatar: flag(true),
}
export type TestimonialOptions = z.output<z.ZodMiniObject<typeof testimonialOptions>>

const INTERVAL = 6000

/** Those that show one voice at a time. */
export const turning = sliderOf(INTERVAL)
