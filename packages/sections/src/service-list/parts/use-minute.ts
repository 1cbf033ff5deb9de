import { MINUTE } from '@bellows/domain'
import { useEffect, useState } from 'react'
import { useHost } from '../../kit/host.tsx'

/**
 * Now in milliseconds, by the minute. It starts at the page's own time, so that the server's HTML holds, and never
 * runs behind it; `isRunning` says whether anything shown depends on it.
 */
export function useMinute(isRunning: boolean): number {
  const drawn = Date.parse(useHost().now)
  const [now, setNow] = useState(drawn)
  useEffect(() => {
    if (!isRunning) return undefined
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      const current = Math.max(Date.now(), drawn + performance.now() - start)
      const begun = current % MINUTE
      setNow(Math.max(drawn, current - begun))
      timer = setTimeout(step, MINUTE - begun)
    }
    step()
    return () => clearTimeout(timer)
  }, [drawn, isRunning])
  return now
}
