import type { HeadingOptions } from './shared-options.ts'

/** Level of what stands under a heading, so that none is skipped. */
export const levelBelow = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const

/** Level of what stands under a section's title; without one it takes the title's place, beneath the page's own. */
export function levelUnder({
  title,
  titleSetting: { level },
}: Pick<HeadingOptions, 'title' | 'titleSetting'>) {
  return title.trim() || level === 'h1' ? levelBelow[level] : level
}
