import { useEffect, useState, type RefObject } from 'react'

/** Items that "Show more" adds where the owner has not said how many. */
const BATCH = 24

/** How many of `count` pictures are shown: `initial` of them first (0 for all), as many more with each press. */
export function useBatches(root: RefObject<HTMLElement | null>, count: number, initial: number) {
  const step = initial || BATCH
  const [{ shown, firstNew }, setBatch] = useState({ shown: initial || count, firstNew: 0 })
  useEffect(() => {
    if (firstNew === 0) return
    // Of the list alone: what is said in an item may hold a list of its own.
    const item = root.current?.querySelector('ul, ol')?.children[firstNew]
    if (!(item instanceof HTMLElement)) return
    item.tabIndex = -1
    const control = item.querySelector<HTMLElement>('[data-lightbox]') ?? item
    control.focus()
  }, [root, firstNew])
  return {
    shown: Math.min(shown, count),
    showMore: () => setBatch({ shown: shown + step, firstNew: shown }),
  }
}
