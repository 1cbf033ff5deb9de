/** A number as counters and folios set it: `03`. */
export const twoDigits = (number: number): string => `${number}`.padStart(2, '0')
