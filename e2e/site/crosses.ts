/** With `PROMISES=1` crosses are gone through whole. */
export const isWhole = process.env['PROMISES'] === '1'

/** A cross whole, or in an ordinary run the first of each so many. */
export const partOf = <Case>(cases: readonly Case[], each: number): readonly Case[] =>
  cases.filter((_, index) => isWhole || index % each === 0)
