import { useEffect, useState, type RefObject } from 'react'

/** True while times to choose from are in the region but out of sight. */
export function useAway(region: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const card = region.current?.querySelector('[data-card]')
    if (!card) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      const hasTimes = card.querySelector('[data-picker-heading]') !== null
      setAway(hasTimes && entry !== undefined && !entry.isIntersecting)
    })
    observer.observe(card)
    return () => observer.disconnect()
  }, [region])
  return isAway
}
