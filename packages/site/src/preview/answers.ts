import type { PreviewProblem } from '@bellows/protocol'
import type { Outbox } from './outbox.ts'

/** Runs `then` when the frame in which this is called has been painted: what is posted in a frame is read after it. */
function afterThisFrame(then: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', then, { once: true })
  port1.start()
  port2.postMessage(null)
}

/** What the builder is told of its messages. */
export function createAnswers({ say }: Pick<Outbox, 'say'>) {
  const applied = new Set<number>()
  const tellWhenPainted = () => {
    const painted = [...applied].toSorted((one, other) => one - other)
    applied.clear()
    afterThisFrame(() => {
      for (const sequence of painted) say({ action: 'web-builder-applied', sequence })
    })
  }
  return {
    /** It is in the document now; the builder hears of it once it is on the screen. */
    applied: (sequence: number) => {
      if (applied.size === 0) requestAnimationFrame(tellWhenPainted)
      applied.add(sequence)
    },
    invalid: (sequence: number | null, problems: readonly PreviewProblem[]) =>
      say({ action: 'web-builder-invalid', sequence, problems: [...problems] }),
  }
}
export type Answers = ReturnType<typeof createAnswers>
