import { isViewLoaded, loadView, tracked, type Drawable, type TemplateKey } from '@bellows/sections'
import type { PageBlock } from '../pages/page-data.ts'
import { beforeLeaving } from './first-page.ts'
import { loadStanding } from './load-standing.ts'
import { wakeUp } from './wake.ts'

const gates = new Map<string, Promise<Drawable>>()

type Waking = Readonly<{
  isHeader: boolean
  /** Told when the code does not come. */
  report: (blockId: string, error: Error) => void
}>

/** Settles when the visitor goes on; the next page waits for `load`. */
const leaving = (load: () => Promise<unknown>): Promise<void> =>
  new Promise((resolve) =>
    beforeLeaving(() => {
      resolve()
      return load()
    }),
  )

/** The way to a live section's code that waits until the server-rendered block is to wake up. */
export const loadWhenAwake =
  ({ wakes = 'near', view }: PageBlock, { isHeader, report }: Waking) =>
  (key: TemplateKey, blockId: string): Promise<Drawable> => {
    if (isViewLoaded(key) && wakes === 'near') return loadView(key)
    const known = gates.get(blockId)
    if (known) return known
    const slot = document.querySelector(`[data-block="${CSS.escape(blockId)}"]`)
    const code = () =>
      loadStanding(slot, () => loadView(key, view), { report: (error) => report(blockId, error) })
    const wakings = [wakeUp(slot, wakes, isHeader)]
    // A header stays above the next page, so it must not sleep when its page goes.
    if (isHeader) wakings.push(leaving(() => loadView(key, view)))
    const gate = tracked(Promise.race(wakings).then(code))
    gates.set(blockId, gate)
    return gate
  }
