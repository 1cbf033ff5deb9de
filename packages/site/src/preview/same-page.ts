import type { Shown, ShownBlock, ShownPage } from './shown.ts'

const written = (value: unknown): string => JSON.stringify(value)

/** The same value as before where it says the same: what is drawn from it is not drawn again. */
const same = <Value>(before: Value | undefined, next: Value): Value =>
  before !== undefined && written(before) === written(next) ? before : next

/** A page whose unchanged blocks are those of the page before, wherever they stand now. */
function samePage(before: ShownPage, next: ShownPage): ShownPage {
  const known = new Map(
    [...before.headers, ...before.contents, ...before.footers].map((entry) => [entry.block.id, entry]),
  )
  const kept = (entries: readonly ShownBlock[]) =>
    entries.map((entry) => same(known.get(entry.block.id), entry))
  return {
    ...next,
    headers: kept(next.headers),
    contents: kept(next.contents),
    footers: kept(next.footers),
  }
}

/** What is shown next; what has not changed since is the same object as before. */
export const sameShown = (before: Shown | null, next: Shown): Shown =>
  before
    ? {
        ...next,
        page: samePage(before.page, next.page),
        business: same(before.business, next.business),
        menuItems: same(before.menuItems, next.menuItems),
      }
    : next
