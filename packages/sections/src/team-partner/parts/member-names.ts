import type { Numbered } from '../../kit/entries-frame.tsx'
import type { Member } from '../options.ts'

/** A person's or partner's two lines: the name, or the title that stands for it, and what they do. */
export const headingOf = ({ name, title }: Member): string => name.trim() || title.trim()
export const roleOf = ({ position, subtitle }: Member): string => position.trim() || subtitle.trim()

export type NamedMember = Numbered<Member>

/** Entries worth a place: those with a name or a picture. */
export const present = (items: readonly Member[]): Member[] =>
  items.filter((item) => headingOf(item) !== '' || item.image !== null)
