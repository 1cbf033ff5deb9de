import type { Block } from '@bellows/domain'
import type { Change } from './redraws.ts'
import type { ShownBlock, ShownPage } from './shown.ts'
import { paddingsIn, type Edge, type EdgePadding } from './tools/paddings.ts'

/** A padding that was set here outlasts updates for so long: they may have been sent before it was heard of. */
const OUTLASTS_MS = 1000

type Kept = EdgePadding & {
  /** The page that was shown. */
  pageId: string
  /** What was told and has not come back; none of it is waited for any more when this is empty. */
  awaited: number[]
  /** The last update since that says something of it. */
  heard: Change | null
  timer: ReturnType<typeof setTimeout>
}

const blocksIn = ({ asked: { view, theme } }: Change): readonly Block[] => {
  const areas = [...(view?.kind === 'page' ? [view.page.layout] : []), ...(theme ? [theme] : [])]
  return areas.flatMap(({ headers, footers, ...more }) => [
    ...headers,
    ...('contents' in more ? more.contents : []),
    ...footers,
  ])
}

const leads = ({ asked: { view } }: Change, { pageId }: Kept): boolean =>
  view !== undefined && (view.kind !== 'page' || view.page.id !== pageId)

/** Paddings that were set here: each holds until an update brings it, or says otherwise a while after. */
export function keptPaddings(onDropped: () => void) {
  const all = new Map<string, Kept>()
  const drawn = new WeakSet<Change>()
  const drop = (): boolean => {
    const settled = [...all].filter(
      ([, { awaited, heard }]) => awaited.length === 0 && heard && drawn.has(heard),
    )
    for (const [key] of settled) all.delete(key)
    return settled.length > 0
  }
  const stopWaiting = (kept: Kept) => {
    kept.awaited = []
    if (drop()) onDropped()
  }
  return {
    set: ({ id, edge, value }: EdgePadding, pageId: string) => {
      const key = `${edge} ${id}`
      const before = all.get(key)
      clearTimeout(before?.timer)
      const kept: Kept = {
        id,
        edge,
        value,
        pageId,
        awaited: [...(before?.awaited ?? []), value],
        heard: null,
        timer: setTimeout(() => stopWaiting(kept), OUTLASTS_MS),
      }
      all.set(key, kept)
    },
    /** It may bring what was set, or have come before its builder heard of that. */
    hear: (change: Change) => {
      if (all.size === 0) return
      const blocks = new Map(blocksIn(change).map((block) => [block.id, block]))
      for (const kept of all.values()) {
        const block = blocks.get(kept.id)
        const isLeft = leads(change, kept)
        if (!isLeft && !block) continue
        kept.heard = change
        if (isLeft) kept.awaited = []
        else if (block) kept.awaited.splice(0, kept.awaited.indexOf(paddingsIn(block)[kept.edge]) + 1)
      }
    },
    drawn: (changes: readonly Change[]) => {
      for (const change of changes) drawn.add(change)
      drop()
    },
    /** The page with them. */
    within: (page: ShownPage): ShownPage => {
      if (all.size === 0) return page
      const set = (entries: readonly ShownBlock[]) =>
        entries.map((entry) => withKept(entry, [...all.values()]))
      return { ...page, headers: set(page.headers), contents: set(page.contents), footers: set(page.footers) }
    },
  }
}

function withKept(entry: ShownBlock, kept: readonly EdgePadding[]): ShownBlock {
  const own = kept.filter(({ id }) => id === entry.block.id)
  if (own.length === 0) return entry
  const paddings = Object.fromEntries(own.map(({ edge, value }): [Edge, number] => [edge, value]))
  return { ...entry, block: { ...entry.block, options: { ...entry.block.options, ...paddings } } }
}
