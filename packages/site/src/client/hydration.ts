import { isViewLoaded, loadView, tracked, type Drawable, type TemplateKey } from '@bellows/sections'
import type { PageBlock } from '../pages/page-data.ts'
import { beforeLeaving } from './first-page.ts'
import { loadOnLine, loadStanding } from './load-standing.ts'
import { wakeUp } from './wake.ts'

const gates = new Map<string, Promise<Drawable>>()

/** The same promise for each key, made by whoever asks first. */
function gateOf(key: string, make: () => Promise<Drawable>): Promise<Drawable> {
  const gate = gates.get(key) ?? tracked(make())
  gates.set(key, gate)
  return gate
}

type Waking = Readonly<{
  isHeader: boolean
  /** On a page that is drawn again: its place in the document is not there yet. */
  isAsDrawn: boolean
  /** Told when the code does not come. */
  report: (blockId: string, error: Error) => void
  /** Answers a press in a form while there is no line. */
  answer?: () => void
}>

type Sleeper = Pick<PageBlock, 'wakes' | 'view'> & Readonly<{ key: TemplateKey; blockId: string }>

/** Settles when the visitor goes on; the next page waits for `load`. */
const leaving = (load: () => Promise<unknown>): Promise<void> =>
  new Promise((resolve) =>
    beforeLeaving(() => {
      resolve()
      return load()
    }),
  )

/** The code once the server-rendered block is to wake up. */
function awake({ key, blockId, view, wakes = 'near' }: Sleeper, { isHeader, report, answer }: Waking) {
  const slot = document.querySelector(`[data-block="${CSS.escape(blockId)}"]`)
  const missing = {
    report: (error: Error) => report(blockId, error),
    ...(answer && { answer, isForm: true }),
  }
  const code = () => loadStanding(slot, () => loadView(key, view), missing)
  const wakings = [wakeUp(slot, wakes, isHeader)]
  // A header stays above the next page, so it must not sleep when its page goes.
  if (isHeader) wakings.push(leaving(() => loadView(key, view)))
  return Promise.race(wakings).then(code)
}

/** The way to a live section's code that waits until the server-rendered block is to wake up. */
export const loadWhenAwake =
  ({ wakes = 'near', view }: PageBlock, waking: Waking) =>
  (key: TemplateKey, blockId: string): Promise<Drawable> => {
    if (isViewLoaded(key) && wakes === 'near') return loadView(key)
    if (waking.isAsDrawn) return gateOf(`again ${blockId}`, () => loadOnLine(() => loadView(key, view)))
    return gateOf(blockId, () => awake({ key, blockId, wakes, ...(view && { view }) }, waking))
  }
