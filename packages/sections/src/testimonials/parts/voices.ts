import { plainLength } from '../../kit/plain-length.ts'
import type { TestimonialOptions, Voice } from '../options.ts'

/** Entries worth a place: those who said something. */
export const voicesOf = ({ items }: Pick<TestimonialOptions, 'items'>): readonly Voice[] =>
  items.filter(({ testimonial }) => plainLength(testimonial) > 0)

/** Testimonials longer than this are set smaller where one stands alone. */
const LONG = 320

export const spokenSize = ({ testimonial }: Voice): 'quote' | 'h3' =>
  plainLength(testimonial) > LONG ? 'h3' : 'quote'

/** The capitals of a name, two at most; for names without capitals the first letters of its words. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const capital = words.filter((word) => !/^\p{Ll}/u.test(word))
  const [first, second] = capital.length > 0 ? capital : words
  return [first, second].map((word = '') => /^./su.exec(word)?.[0].toUpperCase() ?? '').join('')
}
