import { dayOf } from '@bellows/domain'
import { useState } from 'react'
import { useHost } from '../../kit/host.tsx'

/**
 * The studio's calendar day. A page may be older than its visit, so an event of the visitor's asks the clock
 * again; a clock that is behind the page does not count.
 */
export function useToday(): { today: string; refresh: () => void } {
  const { now, business } = useHost()
  const drawn = Date.parse(now)
  const [today, setToday] = useState(() => dayOf(drawn, business.timeZone))
  return { today, refresh: () => setToday(dayOf(Math.max(drawn, Date.now()), business.timeZone)) }
}
