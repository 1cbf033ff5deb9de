import * as z from 'zod/mini'

// Bundlers drop an unused schema only when everything it is made of is marked as free of side effects.

// Databases refuse NUL, and a lone surrogate would change silently on its way through UTF-8.
const isStorable = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value)

// Code points, as people count: an emoji of one is one. A text that is short in units needs no counting.
const fits = (value: string, max: number): boolean => value.length <= max || Array.from(value).length <= max

/** A text of at most so many code points that can be stored. */
/* @__NO_SIDE_EFFECTS__ */
export function boundedText(max: number) {
  return z.string().check(
    z.refine((value) => fits(value, max), { error: `Too big: expected string to have <=${max} characters` }),
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
