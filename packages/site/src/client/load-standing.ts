import { replayTap } from './early-tap.ts'
import { nextTouch } from './wake.ts'

/** Opens what only the missing code could open, and lets the browser answer for the buttons. */
function standAlone(slot: Element): void {
  for (const panel of slot.querySelectorAll('[hidden="until-found"]')) panel.removeAttribute('hidden')
  replayTap(slot)
}

/**
 * Loads the code of a block whose server's HTML stands. Code that does not come leaves the block as it is, readable
 * and with the browser's own answers; it is asked for again when the visitor turns to the block again.
 */
export async function loadStanding<Code>(
  slot: Element | null,
  load: () => Promise<Code>,
  report: (error: Error) => void,
): Promise<Code> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await load()
    } catch (error) {
      if (!slot) throw error
      if (isFirst) report(error instanceof Error ? error : new Error(String(error)))
      standAlone(slot)
      await nextTouch(slot)
    }
  }
}
