import { useEffect, useState, type RefObject } from 'react'
import type { Way } from '../panel/way.ts'

const wayIn = (card: Element): Way | null =>
  (card.closest<HTMLElement>('[data-way]')?.dataset['way'] as Way | undefined) ?? null

/** The way on that the card offers in the region, while it is out of sight. */
export function useAway(region: RefObject<HTMLElement | null>): Way | null {
  const [away, setAway] = useState<Way | null>(null)
  useEffect(() => {
    const root = region.current
    const card = root?.querySelector('[data-booking-way]')
    if (!root || !card) return undefined
    let isAway = false
    const tell = () => setAway(isAway ? wayIn(card) : null)
    const observer = new IntersectionObserver(([entry]) => {
      isAway = entry !== undefined && !entry.isIntersecting
      tell()
    })
    observer.observe(card)
    // What is held, and what is left, is known only after the page has come.
    const changes = new MutationObserver(tell)
    changes.observe(root, { subtree: true, attributeFilter: ['data-way'] })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [region])
  return away
}
