import { barWidths, barWindows } from '@bellows/tokens'
import type { NavigationItem } from '@bellows/ui'

/** The gap between entries at each of the bar's widths. */
const gaps = [24, 24, 32, 32]

/** Letters of the widest theme on average, in pixels: tracked capitals, words of a link, a name. */
const LETTER = { label: 10.8, link: 7.5, name: 12.5 }
const CHEVRON = 28
const BUTTON_PADDING = 40
/** With fewer entries beside "More" the whole menu stands in the drawer. */
const LEAST = 2

type Middle = Readonly<{
  /** Of so many entries, "More" among them, how many stand before the brand. */
  splitAt: (entries: number) => number
  /** Pixels that it may stand beside the middle before entries beyond the least give way. */
  lean: number
}>

export type BarWords = Readonly<{
  /** Pixels that brand and the room around it take. */
  brand: number
  items: readonly NavigationItem[]
  /** Entries beyond this number go under "More". */
  limit: number
  /** For a brand in the middle; left out, it stands at the start. */
  middle?: Middle | undefined
  /** Label of the button; empty for none. */
  button: string
  /** Names of the profiles that stand beside it. */
  social: readonly string[]
}>

export type BarRoom = Readonly<{
  /** The narrowest window whose bar holds entries, in pixels; null where none does. */
  from: (typeof barWindows)[number] | null
  /** How many of them stand in the bar at each of its widths. */
  limits: readonly number[]
  /** The widths at which the profiles do. */
  social: readonly number[]
}>

const labelWidth = (label: string): number => label.trim().length * LETTER.label
export const nameWidth = (name: string): number => name.trim().length * LETTER.name

const entryWidth = ({ title, children = [] }: NavigationItem): number =>
  labelWidth(title) + (children.length > 0 ? CHEVRON : 0)
const MORE = labelWidth('More') + CHEVRON

const rowWidth = (parts: readonly number[], gap: number): number =>
  parts.reduce((sum, part) => sum + part, 0) + Math.max(0, parts.length - 1) * gap

/** What so many entries, "More" for the others, and the rest of the bar take. */
function barWidth({ brand, items, middle, button, social }: BarWords, count: number, gap: number): number {
  const more = count < items.length ? [MORE] : []
  const tops = [...items.slice(0, count).map(entryWidth), ...more]
  const rest = [
    ...(button.trim() ? [BUTTON_PADDING + labelWidth(button)] : []),
    ...social.map((name) => name.trim().length * LETTER.link),
  ]
  if (!middle) return brand + rowWidth([...tops, ...rest], gap)
  const before = middle.splitAt(tops.length)
  const first = rowWidth(tops.slice(0, before), gap)
  const second = rowWidth([...tops.slice(before), ...rest], gap)
  const even = count > LEAST ? 2 * (Math.max(first, second) - middle.lean) : 0
  return brand + Math.max(first + second, even)
}

const fits = (words: BarWords, count: number, step: number): boolean =>
  barWidth(words, count, gaps[step] ?? 0) <= (barWidths[step] ?? 0)

/** How many entries stand in a bar of a width. */
function entriesAt(words: BarWords, step: number): number {
  let count = Math.min(words.limit, words.items.length)
  while (count > 0 && !fits(words, count, step)) count -= 1
  return count
}

/** Whether the profiles stand in a bar of a width: they send no entry under "More". */
function isSocial(words: BarWords, step: number): boolean {
  const count = entriesAt({ ...words, social: [] }, step)
  return fits(words, count, step)
}

/**
 * What stands in the bar at each of its widths. Reckoned from letters, so that the server's page is right before any
 * script, in the widest of the themes.
 */
export function barRoom(words: BarWords): BarRoom {
  const steps = barWidths.map((_, step) => step)
  const counts = steps.map((step) => entriesAt({ ...words, social: [] }, step))
  const first = counts.findIndex((count) => count >= Math.min(LEAST, words.items.length))
  const drawn = { ...words, items: [] }
  return {
    from: barWindows[first] ?? null,
    // What narrower bars would hold is in the drawer, and needs no place of its own.
    limits: counts.map((count, step) => counts[Math.max(step, first)] ?? count),
    social: steps.filter((step) => isSocial(first < 0 || step < first ? drawn : words, step)),
  }
}
