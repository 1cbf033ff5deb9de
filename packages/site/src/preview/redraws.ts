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

type Tried = Readonly<{ outcome: 'stands' | 'waits' }> | Readonly<{ outcome: 'fails'; error: unknown }>

type Tries = Readonly<{
  tryOnce: (changes: readonly Change[]) => Promise<Tried>
  refuse: (change: Change, error: unknown) => void
  /** They are to be tried again with what is newer. */
  waitAgain: (changes: readonly Change[]) => void
}>

/** Draws of changes what can be: the last is at fault where the others stand without it, and else may stand without them. */
async function drawMost(changes: readonly Change[], tries: Tries): Promise<Tried['outcome']> {
  const tried = await tries.tryOnce(changes)
  if (tried.outcome === 'waits') tries.waitAgain(changes)
  if (tried.outcome !== 'fails') return tried.outcome
  const [last, others] = [changes.at(-1), changes.slice(0, -1)]
  if (!last) return 'fails'
  const without = others.length > 0 ? await drawMost(others, tries) : 'stands'
  if (without === 'fails') return drawMost([last], tries)
  if (without === 'stands') tries.refuse(last, tried.error)
  else tries.waitAgain([last])
  return 'fails'
}

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
  const tryOnce = async (changes: readonly Change[]): Promise<Tried> => {
    interrupted = new AbortController()
    drawing = changes
    const { signal } = interrupted
    try {
      await draw(merged(asked, changes), signal, changes)
      asked = merged(asked, changes)
      return { outcome: 'stands' }
    } catch (error) {
      return signal.aborted && error === signal.reason ? { outcome: 'waits' } : { outcome: 'fails', error }
    }
  }
  const refuse = (change: Change, error: unknown) => {
    change.takeBack?.()
    fail(change, error)
  }
  const drawWaiting = async () => {
    isDrawing = true
    // What was said in one breath is drawn as one.
    await Promise.resolve()
    for (let changes = [...waiting.values()]; changes.length > 0; changes = [...waiting.values()]) {
      waiting.clear()
      const inOrder = changes.toSorted((one, other) => one.part.localeCompare(other.part))
      await drawMost(inOrder, { tryOnce, refuse, waitAgain })
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
