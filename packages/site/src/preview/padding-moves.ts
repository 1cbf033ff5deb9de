import { onOtherPlace } from './on-other-place.ts'
import type { Outbox } from './outbox.ts'
import type { Shown } from './shown.ts'
import { createHistory, paddingsIn, type EdgePadding, type PaddingChange } from './tools/paddings.ts'
import type { Value } from './value.ts'

type Terms = Readonly<{
  shown: Value<Shown | null>
  keep: (padding: EdgePadding) => void
  say: Outbox['say']
}>

/** What was done where something else is shown now is not taken back any more. */
function historyOfPlace(shown: Terms['shown']) {
  let history = createHistory()
  onOtherPlace(shown, () => (history = createHistory()))
  return () => history
}

/** What is done to paddings here: the block shows it, the builder hears it, and it can be taken back. */
export function paddingMoves({ shown, keep, say }: Terms) {
  const history = historyOfPlace(shown)
  const blockOf = (id: string) => {
    const { headers = [], contents = [], footers = [] } = shown.get()?.page ?? {}
    return [...headers, ...contents, ...footers].find(({ block }) => block.id === id)?.block
  }
  const set = (padding: EdgePadding) => {
    keep(padding)
    const block = blockOf(padding.id)
    if (block) say({ action: 'web-builder-padding', id: padding.id, ...paddingsIn(block) })
  }
  /** Changes of a block that has gone since are passed over. */
  const next = (take: () => PaddingChange | undefined): PaddingChange | undefined => {
    const change = take()
    return change && !blockOf(change.id) ? next(take) : change
  }
  return {
    changePadding: (change: PaddingChange) => {
      history().add(change)
      set({ ...change, value: change.after })
    },
    undo: () => {
      const change = next(history().undo)
      if (change) set({ ...change, value: change.before })
    },
    redo: () => {
      const change = next(history().redo)
      if (change) set({ ...change, value: change.after })
    },
  }
}
