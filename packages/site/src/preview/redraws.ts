import type { Asked } from './shown.ts'

/** What a message changes of what is asked for. */
export type Change = Readonly<{
  part: 'theme' | 'view'
  sequence: number
  asked: Partial<Asked>
  /** Done once it stands. */
  act?: () => void
  /** Takes back what of it was shown ahead of its drawing, which failed. */
  takeBack?: () => void
}>

type RedrawTerms = Readonly<{
  first: Asked
  /**
   * Makes and shows what is asked for, by these changes; ends with the signal's reason where it would rather wait for
   * what is newer.
   */
  draw: (asked: Asked, newer: AbortSignal, changes: readonly Change[]) => Promise<void>
  /** It could not be made. */
  fail: (change: Change, error: unknown) => void
  /** It is not drawn any more, but what came after it. */
  overtake: (older: Change, newer: Change) => void
}>

const merged = (asked: Asked, changes: Iterable<Change>): Asked =>
  Object.assign({}, asked, ...[...changes].map((change) => change.asked))

/** One drawing after the other; what comes meanwhile waits, of each part the last. What cannot be drawn is as never said. */
export function createRedraws({ first, draw, fail, overtake }: RedrawTerms) {
  const waiting = new Map<Change['part'], Change>()
  let asked = first
  let drawing: readonly Change[] = []
  let isDrawing = false
  let interrupted = new AbortController()

  const waitAgain = (changes: readonly Change[]) => {
    for (const change of changes) {
      const newer = waiting.get(change.part)
      if (newer) overtake(change, newer)
      else waiting.set(change.part, change)
    }
  }
  const attempt = async (changes: readonly Change[]): Promise<void> => {
    interrupted = new AbortController()
    drawing = changes
    const { signal } = interrupted
    try {
      await draw(merged(asked, changes), signal, changes)
      asked = merged(asked, changes)
    } catch (error) {
      if (signal.aborted && error === signal.reason) return waitAgain(changes)
      const [failed, rest] = [changes.at(-1), changes.slice(0, -1)]
      failed?.takeBack?.()
      if (failed) fail(failed, error)
      if (rest.length > 0) await attempt(rest)
    }
  }
  const drawWaiting = async () => {
    isDrawing = true
    // What was said in one breath is drawn as one.
    await Promise.resolve()
    for (let changes = [...waiting.values()]; changes.length > 0; changes = [...waiting.values()]) {
      waiting.clear()
      await attempt(changes.toSorted((one, other) => one.part.localeCompare(other.part)))
    }
    isDrawing = false
    drawing = []
  }
  return {
    /** What stands, and what is to stand soon. */
    get: (): Asked => merged(asked, [...drawing, ...waiting.values()]),
    /** Whether a change of this part may fail yet. */
    isOpen: (part: Change['part']): boolean =>
      waiting.has(part) || drawing.some((change) => change.part === part),
    ask: (change: Change) => {
      const older = waiting.get(change.part)
      if (older) overtake(older, change)
      waiting.set(change.part, change)
      interrupted.abort()
      if (!isDrawing) void drawWaiting()
    },
  }
}
export type Redraws = ReturnType<typeof createRedraws>
