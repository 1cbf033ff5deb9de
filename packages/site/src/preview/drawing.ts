import type { Answers } from './answers.ts'
import type { viewComposer } from './compose-view.ts'
import { keptPaddings } from './kept-paddings.ts'
import { createLine } from './line.ts'
import { createRedraws, type Change } from './redraws.ts'
import { sameShown } from './same-page.ts'
import type { Asked, Shown } from './shown.ts'
import type { EdgePadding } from './tools/paddings.ts'
import type { Value } from './value.ts'

const nothingAsked: Asked = {
  theme: null,
  brand: {},
  view: { kind: 'stored', slug: null },
  showsHidden: false,
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

type DrawingTerms = Readonly<{
  compose: ReturnType<typeof viewComposer>
  shown: Value<Shown | null>
  answers: Answers
}>

/** Makes what is asked for into what is shown; each change has its place in the line until it stands. */
export function createDrawing({ compose, shown, answers }: DrawingTerms) {
  const line = createLine(answers.applied)
  const drawn = new Set<Change>()
  let composed: Shown | null = null
  const show = () => {
    if (composed) shown.set(sameShown(shown.get(), { ...composed, page: kept.within(composed.page) }))
  }
  const kept = keptPaddings(show)
  const tellMissing = (change: Change) => {
    answers.invalid(change.sequence, [{ path: 'view.slug', message: 'No such page is published' }])
    drawn.delete(change)
    line.leave(change)
  }
  const fail = (change: Change, error: unknown) => {
    answers.invalid(change.sequence, [{ path: change.part, message: messageOf(error) }])
    line.leave(change)
  }
  const redraws = createRedraws({
    first: nothingAsked,
    draw: async (asked, newer, changes) => {
      composed = await compose(asked, newer)
      for (const change of changes) drawn.add(change)
      if (composed.isMissing) changes.filter(({ part }) => part === 'view').forEach(tellMissing)
      kept.drawn(changes)
      show()
    },
    fail,
    overtake: line.overtake,
  })
  /** What happens to all that is drawn, once the document has it. */
  const end = (inDocument: Shown, how: (change: Change) => void) => {
    if (inDocument !== shown.get()) return
    drawn.forEach(how)
    drawn.clear()
  }
  return {
    line,
    redraws,
    ask: (change: Change) => {
      kept.hear(change)
      line.wait(change)
      redraws.ask(change)
    },
    /** Set here: it is shown at once, whatever is being made meanwhile. */
    keep: (padding: EdgePadding) => {
      if (!composed) return
      kept.set(padding, composed.source.id)
      show()
    },
    /** This is in the document. */
    stands: (inDocument: Shown) => end(inDocument, line.stands),
    /** This could not be drawn. */
    crashed: (inDocument: Shown, error: unknown) => end(inDocument, (change) => fail(change, error)),
  }
}
