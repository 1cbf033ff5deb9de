import { useEffect, useState, type RefObject } from 'react'

/** True while times to choose from are in the region but out of sight. */
export function useAway(region: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const way = region.current?.querySelector('[data-booking-way]')
    if (!way) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      const hasTimes = way.querySelector('[data-picker-heading]') !== null
      setAway(hasTimes && entry !== undefined && !entry.isIntersecting)
    })
    observer.observe(way)
    return () => observer.disconnect()
  }, [region])
  return isAway
}
