import * as z from 'zod/mini'
import { fits } from './text-lengths.ts'

// Bundlers drop an unused schema only when everything it is made of is marked as free of side effects.

// Databases refuse NUL, and a lone surrogate would change silently on its way through UTF-8.
const isStorable = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value)

/** A text of at most so many code points that can be stored. */
/* @__NO_SIDE_EFFECTS__ */
export function boundedText(max: number) {
  return z.string().check(
    z.refine((value) => fits(value, max), { error: `Please enter at most ${max} characters` }),
    z.meta({ maxLength: max }),
    z.refine(isStorable, 'Unreadable characters'),
  )
}

/* @__NO_SIDE_EFFECTS__ */
export function matchingText(expected: RegExp) {
  return z.string().check(z.regex(expected))
}

/** A whole number between two bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z.int().check(z.gte(min), z.lte(max))
}

/* @__NO_SIDE_EFFECTS__ */
export function boundedList<Item extends z.core.SomeType>(item: Item, max: number) {
  return z.array(item).check(z.maxLength(max))
}
