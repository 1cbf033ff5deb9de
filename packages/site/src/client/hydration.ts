import { isViewLoaded, loadView, tracked, type Drawable, type TemplateKey } from '@bellows/sections'

const NEAR = '200px'
const gates = new Map<string, Promise<Drawable>>()

/** True while the page on screen is the one the server rendered. */
export const firstPage = { isShown: typeof window !== 'undefined' }

const blockElement = (blockId: string) => document.querySelector(`[data-block="${CSS.escape(blockId)}"]`)

function whenNear(blockId: string): Promise<void> {
  const element = blockElement(blockId)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const open = () => {
      observer.disconnect()
      for (const type of ['pointerdown', 'focusin', 'click']) element.removeEventListener(type, open, true)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && open(),
      {
        rootMargin: NEAR,
      },
    )
    // A header's slot has no box of its own, so what is in it is watched.
    observer.observe(element.firstElementChild ?? element)
    for (const type of ['pointerdown', 'focusin', 'click']) element.addEventListener(type, open, true)
  })
}

/** The code of a live section, asked for when the server-rendered block comes near the screen or is touched. */
export function loadWhenNear(key: TemplateKey, blockId: string): Promise<Drawable> {
  if (isViewLoaded(key)) return loadView(key)
  const known = gates.get(blockId)
  if (known) return known
  const gate = tracked(whenNear(blockId).then(() => loadView(key)))
  gates.set(blockId, gate)
  return gate
}
