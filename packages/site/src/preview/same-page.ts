import { blocksOf, type PageBlock, type PageData } from '../pages/page-data.ts'

const written = (value: unknown): string => JSON.stringify(value)

/** The same value as before where it says the same: what is drawn from it is not drawn again. */
export const same = <Value>(before: Value | undefined, next: Value): Value =>
  before !== undefined && written(before) === written(next) ? before : next

/** A page whose unchanged blocks are those of the page before, wherever they stand now. */
export function samePage(before: PageData | undefined, next: PageData): PageData {
  if (!before) return next
  const known = new Map(blocksOf(before).map((entry) => [entry.block.id, entry]))
  const kept = (entries: readonly PageBlock[]) =>
    entries.map((entry) => same(known.get(entry.block.id), entry))
  return {
    ...next,
    headers: kept(next.headers),
    contents: kept(next.contents),
    footers: kept(next.footers),
    answers: same(before.answers, next.answers),
  }
}
