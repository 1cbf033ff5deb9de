const ladder = ['display', 'h1', 'h2', 'h3', 'h4'] as const
export type TitleSize = (typeof ladder)[number]

/** Longest titles that keep their size, and that come down by one step only. */
const FULL_SIZE_MAX = 40
const ONE_STEP_MAX = 90

/** The style for a title of `length` characters that is designed for `size`; by length, so the server knows it too. */
export function fitTitle(size: TitleSize, length: number): TitleSize {
  const steps = length <= FULL_SIZE_MAX ? 0 : length <= ONE_STEP_MAX ? 1 : 2
  return ladder[Math.min(ladder.indexOf(size) + steps, ladder.length - 1)] ?? size
}
