import { plainLength } from '../../kit/plain-length.ts'
import type { PageNeeds, StudioEntries } from '../../kit/page-needs.ts'
import type { TestimonialOptions, Voice } from '../options.ts'

type Items = Pick<TestimonialOptions, 'items'>

const saidBy = (items: readonly Voice[]) => items.filter(({ testimonial }) => plainLength(testimonial) > 0)

/** Those who said something: the section's own, or else the studio's client reviews. */
export function voicesOf({ items }: Items, { groups }: Pick<StudioEntries, 'groups'>): readonly Voice[] {
  const own = saidBy(items)
  return own.length > 0 ? own : saidBy(groups.clientReviews ?? [])
}

export const voiceNeeds = ({ items }: Items): PageNeeds =>
  saidBy(items).length > 0 ? {} : { group: 'clientReviews' }

/** Whether there are several to turn to. */
export const hasSeveral = (options: Items, facts: Pick<StudioEntries, 'groups'>): boolean =>
  voicesOf(options, facts).length > 1

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
