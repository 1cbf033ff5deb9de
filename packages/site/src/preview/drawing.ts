import type { Answers } from './answers.ts'
import type { Asked, Shown, viewComposer } from './compose-view.ts'
import { createLine } from './line.ts'
import { createRedraws, type Change } from './redraws.ts'
import type { Value } from './value.ts'

const nothingAsked: Asked = {
  theme: null,
  brand: {},
  view: { kind: 'stored', slug: null },
  showsHidden: false,
  paddings: {},
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
  const tellMissing = (change: Change) => {
    answers.invalid(change.sequence, [{ path: 'view.slug', message: 'No such page is published' }])
    drawn.delete(change)
    line.leave(change)
  }
  const redraws = createRedraws({
    first: nothingAsked,
    draw: async (asked, newer, changes) => {
      const next = await compose(asked, shown.get(), newer)
      for (const change of changes) drawn.add(change)
      if (next.isMissing) changes.filter(({ part }) => part === 'view').forEach(tellMissing)
      shown.set(next)
    },
    fail: (change, error) => {
      answers.invalid(change.sequence, [{ path: change.part, message: messageOf(error) }])
      line.leave(change)
    },
    overtake: line.overtake,
  })
  return {
    line,
    redraws,
    ask: (change: Change) => {
      line.wait(change)
      redraws.ask(change)
    },
    /** This is in the document. */
    stands: (inDocument: Shown) => {
      if (inDocument !== shown.get()) return
      for (const change of drawn) line.stands(change)
      drawn.clear()
    },
  }
}
