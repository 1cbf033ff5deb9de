import { useEffect, useState, type RefObject } from 'react'

/** How many of `count` pictures are shown: `initial` of them first (0 for all), as many more with each press. */
export function useBatches(root: RefObject<HTMLElement | null>, count: number, initial: number) {
  const [{ more, firstNew }, setBatch] = useState({ more: 0, firstNew: 0 })
  // Reckoned anew each time: in the preview both numbers change under it.
  const shown = initial > 0 ? Math.min(initial + more, count) : count
  useEffect(() => {
    if (firstNew === 0) return
    // Of the list alone: what is said in an item may hold a list of its own.
    const item = root.current?.querySelector('ul, ol')?.children[firstNew]
    if (!(item instanceof HTMLElement)) return
    item.tabIndex = -1
    const control = item.querySelector<HTMLElement>('[data-lightbox]') ?? item
    control.focus()
  }, [root, firstNew])
  return { shown, showMore: () => setBatch({ more: more + initial, firstNew: shown }) }
}
