/** A finger's tap is told as a click within this time after it was lifted; a long press or a scroll is not told at all. */
const TAP = 300

type Press = Readonly<{
  page: Document
  /** What is pressed. */
  on: EventTarget | null
  /** Called once it has ended, however it ends. */
  end: () => void
}>

/** Watches a press that is under way; answers how to stop watching. */
export function pressEnds({ page, on, end }: Press): () => void {
  let tap: ReturnType<typeof setTimeout> | undefined
  const lifted = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') tap = setTimeout(end, TAP)
  }
  // The list of a select swallows the release: its choice tells of it, or the next move without a button.
  const chosen = ({ target }: Event) => target === on && target instanceof HTMLSelectElement && end()
  const moved = ({ pointerType, buttons }: PointerEvent) => pointerType === 'mouse' && buttons === 0 && end()
  const heard = new AbortController()
  const options = { capture: true, signal: heard.signal }
  for (const over of ['mouseup', 'keyup', 'dragend', 'pointercancel'])
    page.addEventListener(over, end, options)
  page.addEventListener('pointerup', lifted, options)
  page.addEventListener('pointermove', moved, options)
  page.addEventListener('change', chosen, options)
  return () => {
    clearTimeout(tap)
    heard.abort()
  }
}
