/** Code points that texts may have: those of one line, of several, and addresses. */
export const SHORT_TEXT_MAX = 256
export const LONG_TEXT_MAX = 1024
export const URL_MAX = 2048

/** Code points, as people count: an emoji of one is one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** Whether a text has at most so many; one that is short in units needs no counting. */
export const fits = (text: string, max: number): boolean => text.length <= max || lengthOf(text) <= max
