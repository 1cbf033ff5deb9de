import { withPaddings, type Paddings, type Shown } from './compose-view.ts'
import type { Outbox } from './outbox.ts'
import type { Redraws } from './redraws.ts'
import { samePage } from './same-page.ts'
import { createHistory, type PaddingChange } from './tools/paddings.ts'
import type { Value } from './value.ts'

type Terms = Readonly<{
  shown: Value<Shown | null>
  redraws: Redraws
  say: Outbox['say']
}>

const placeOf = (shown: Shown | null) => shown && `${shown.view.kind} ${shown.source.id}`

/** What was done where something else is shown now is not taken back any more: blocks of two pages may share an id. */
function historyOfPlace(shown: Terms['shown']) {
  let place = placeOf(shown.get())
  let history = createHistory()
  shown.subscribe(() => {
    const now = placeOf(shown.get())
    if (now !== place) history = createHistory()
    place = now
  })
  return () => history
}

/** What is done to paddings here: the block shows it, the builder hears it, and it can be taken back. */
export function paddingMoves({ shown, redraws, say }: Terms) {
  const history = historyOfPlace(shown)
  const set = (id: string, paddings: Paddings) => {
    const before = shown.get()
    if (!before) return
    redraws.note({ paddings: { ...redraws.get().paddings, [id]: paddings } })
    shown.set({ ...before, page: samePage(before.page, withPaddings(before.page, { [id]: paddings })) })
    say({ action: 'web-builder-padding', id, ...paddings })
  }
  return {
    changePaddings: (change: PaddingChange) => {
      history().add(change)
      set(change.id, change.after)
    },
    undo: () => {
      const change = history().undo()
      if (change) set(change.id, change.before)
    },
    redo: () => {
      const change = history().redo()
      if (change) set(change.id, change.after)
    },
  }
}
