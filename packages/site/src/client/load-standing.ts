import { lineBack, LINE_SETTLES } from '@bellows/ui'
import { isTapIn, replayTap } from './early-tap.ts'
import { nextTouch } from './wake.ts'

export type Missing = Readonly<{
  /** Told of the first failure. */
  report: (error: Error) => void
  /** Answers a press for the missing code, which is kept and pressed again when that is there; else the browser answers. */
  answer?: () => void
  /** With a line the browser can answer by itself. */
  isForm?: boolean
}>

/** Opens what only the missing code could open, and lets someone else answer for the buttons. */
function standAlone(slot: Element, { answer, isForm = false }: Missing): void {
  slot.setAttribute('data-alone', '')
  for (const panel of slot.querySelectorAll('[hidden="until-found"]')) panel.removeAttribute('hidden')
  if (!answer || (isForm && navigator.onLine)) replayTap(slot)
  else if (isTapIn(slot)) answer()
}

const loadTwice = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, LINE_SETTLES))
    return load()
  })

/**
 * Code of what is drawn again as it stood, on a page that cannot be read anew: nothing of it sleeps, and what does not
 * come is asked for whenever the line is back.
 */
export async function loadOnLine<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;)
    try {
      return await loadTwice(load)
    } catch {
      await lineBack()
    }
}

/**
 * Loads the code of a block whose server's HTML stands. Code that does not come leaves the block as it is, readable;
 * it is asked for again when the visitor turns to the block again, and when the line is back.
 */
export async function loadStanding<Code>(
  slot: Element | null,
  load: () => Promise<Code>,
  missing: Missing,
): Promise<Code> {
  let isLineBack = false
  for (let isFirst = true; ; isFirst = false) {
    try {
      const code = await (isLineBack ? loadTwice(load) : load())
      slot?.removeAttribute('data-alone')
      return code
    } catch (error) {
      if (!slot) throw error
      if (isFirst) missing.report(error instanceof Error ? error : new Error(String(error)))
      standAlone(slot, missing)
      isLineBack = await nextTouch(slot)
    }
  }
}
