import { barWindows } from '@bellows/tokens'
import type { NavigationItem } from '@bellows/ui'

/** The narrowest window whose bar holds the entries, in pixels; null where none does. */
export type BarRoom = (typeof barWindows)[number] | null

/** What the wide container leaves of each of these windows in pixels, and the gap between entries there. */
export const held: readonly (readonly [width: number, gap: number])[] = [
  [896, 24],
  [1104, 24],
  [1312, 32],
  [1600, 32],
]

/** Letters of the widest theme on average, in pixels: tracked capitals, words of a link, a name. */
const LETTER = { label: 10.8, link: 7.5, name: 12.5 }
const CHEVRON = 28
const BUTTON_PADDING = 40

export type BarWords = Readonly<{
  /** Pixels that brand and the room around it take. */
  brand: number
  items: readonly NavigationItem[]
  /** Entries beyond this number go under "More". */
  limit: number
  /** Label of the button; empty for none. */
  button: string
  /** Names of the profiles that stand beside it. */
  social: readonly string[]
}>

export const nameWidth = (name: string): number => name.trim().length * LETTER.name

const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.trim().length, 0)

function entriesWidth({ items, limit }: BarWords, gap: number): number {
  const inline = items.slice(0, limit)
  const more = items.length > limit ? ['More'] : []
  const titles = [...inline.map(({ title }) => title), ...more]
  const chevrons = inline.filter(({ children = [] }) => children.length > 0).length + more.length
  return lettersOf(titles) * LETTER.label + chevrons * CHEVRON + (titles.length - 1) * gap
}

function restWidth({ button, social }: BarWords, gap: number): number {
  const label = lettersOf([button])
  return (
    (label && gap + BUTTON_PADDING + label * LETTER.label) +
    lettersOf(social) * LETTER.link +
    social.length * gap
  )
}

/**
 * From which window on a bar holds its entries in one row. Reckoned from their letters, so that the server's page is
 * right before any script, in the widest of the themes.
 */
export function barRoom(words: BarWords): BarRoom {
  const room = held.findIndex(
    ([width, gap]) => words.brand + entriesWidth(words, gap) + restWidth(words, gap) <= width,
  )
  return barWindows[room] ?? null
}
