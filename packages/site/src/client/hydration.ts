import { isViewLoaded, loadView, tracked, type Drawable, type TemplateKey } from '@bellows/sections'
import type { PageBlock } from '../pages/page-data.ts'
import { wakeUp } from './wake.ts'

const gates = new Map<string, Promise<Drawable>>()

/** The way to a live section's code that waits until the server-rendered block is to wake up. */
export const loadWhenAwake =
  ({ wakes = 'near', view }: PageBlock, isHeader: boolean) =>
  (key: TemplateKey, blockId: string): Promise<Drawable> => {
    if (isViewLoaded(key) && wakes === 'near') return loadView(key)
    const known = gates.get(blockId)
    if (known) return known
    const slot = document.querySelector(`[data-block="${CSS.escape(blockId)}"]`)
    const gate = tracked(wakeUp(slot, wakes, isHeader).then(() => loadView(key, view)))
    gates.set(blockId, gate)
    return gate
  }
