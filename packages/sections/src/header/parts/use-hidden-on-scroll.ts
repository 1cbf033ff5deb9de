import { useEffect, useState } from 'react'

/** Scrolled further than this, the way down hides the bar. */
const HIDE_AFTER = 200

/** Whether a sticky bar should be out of the way: on the way down past 200 px, never on the way up. */
export function useHiddenOnScroll(isActive: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    if (!isActive) return undefined
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now !== last) setIsHidden(now > last && now > HIDE_AFTER)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [isActive])
  return isActive && isHidden
}
