import { useEffect, useState, type RefObject } from 'react'
import type { Way } from '../panel/way.ts'

type Away = Readonly<{
  way: Way
  /** The time that can be gone on with, in words. */
  held: string | undefined
}>

function wayIn(card: Element): Away | null {
  const { way, held } = card.closest<HTMLElement>('[data-way]')?.dataset ?? {}
  return way ? { way: way as Way, held } : null
}

const isSame = (one: Away | null, other: Away | null): boolean =>
  one?.way === other?.way && one?.held === other?.held

/** The way on that the card offers in the region, while it is out of sight. */
export function useAway(region: RefObject<HTMLElement | null>): Away | null {
  const [away, setAway] = useState<Away | null>(null)
  useEffect(() => {
    const root = region.current
    const card = root?.querySelector('[data-booking-way]')
    if (!root || !card) return undefined
    let isAway = false
    const tell = () => {
      const next = isAway ? wayIn(card) : null
      setAway((last) => (isSame(last, next) ? last : next))
    }
    const observer = new IntersectionObserver(([entry]) => {
      isAway = entry !== undefined && !entry.isIntersecting
      tell()
    })
    observer.observe(card)
    // What is held, and what is left, is known only after the page has come.
    const changes = new MutationObserver(tell)
    changes.observe(root, { subtree: true, attributeFilter: ['data-way', 'data-held'] })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [region])
  return away
}
