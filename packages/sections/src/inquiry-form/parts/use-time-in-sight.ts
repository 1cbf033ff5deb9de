import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Milliseconds that the visitor has had the form before them; the server's HTML stood there from the page's start. */
export function useTimeInSight(): () => number {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [start] = useState(() => (isHydrating ? 0 : performance.now()))
  return () => Math.round(performance.now() - start)
}
