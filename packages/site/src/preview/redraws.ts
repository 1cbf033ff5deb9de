import type { Asked } from './compose-view.ts'

/** What a message changes of what is asked for. */
export type Change = Readonly<{ part: 'theme' | 'view'; sequence: number; asked: Partial<Asked> }>

type RedrawTerms = Readonly<{
  first: Asked
  /** Makes and shows what is asked for. */
  draw: (asked: Asked) => Promise<void>
  /** It could not be made. */
  fail: (change: Change, error: unknown) => void
}>

const merged = (asked: Asked, changes: Iterable<Change>): Asked =>
  Object.assign({}, asked, ...[...changes].map((change) => change.asked))

/** One drawing after the other; what comes meanwhile waits, of each part the last. What cannot be drawn is as never said. */
export function createRedraws({ first, draw, fail }: RedrawTerms) {
  const waiting = new Map<Change['part'], Change>()
  let asked = first
  let isDrawing = false

  const attempt = async (changes: readonly Change[]): Promise<void> => {
    try {
      await draw(merged(asked, changes))
      asked = merged(asked, changes)
    } catch (error) {
      const [failed, rest] = [changes.at(-1), changes.slice(0, -1)]
      if (failed) fail(failed, error)
      if (rest.length > 0) await attempt(rest)
    }
  }
  const drawWaiting = async () => {
    isDrawing = true
    for (let changes = [...waiting.values()]; changes.length > 0; changes = [...waiting.values()]) {
      waiting.clear()
      await attempt(changes.toSorted((one, other) => one.part.localeCompare(other.part)))
    }
    isDrawing = false
  }
  return {
    /** What stands, and what is to stand soon. */
    get: (): Asked => merged(asked, waiting.values()),
    /** Part of what stands from now on, drawn by whoever says so. */
    note: (change: Partial<Asked>) => (asked = { ...asked, ...change }),
    ask: (change: Change) => {
      waiting.set(change.part, change)
      if (!isDrawing) void drawWaiting()
    },
  }
}
