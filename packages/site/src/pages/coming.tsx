import { useRouterState, type AnyRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/** How long the next page is on its way: so that it is noticed, told in words, or asked for anew. */
export type Lateness = 'noticed' | 'slow' | 'late'

/** On a line that brings not even this, nothing shows. */
const ComingLine = lazy<ComponentType<Readonly<{ lateness: Lateness }>>>(() =>
  import('./coming-line.tsx').then(
    (code) => ({ default: code.ComingLine }),
    () => ({ default: () => null }),
  ),
)

/** What comes sooner than this many milliseconds needs no line. */
const NOTICED = 400
const SLOW = 5000
const LATE = 10_000

const isPending = ({ status }: AnyRouter['state']) => status === 'pending'

/** That the next page is on its way; after a while it is said, and may be asked for anew. */
export const Coming = () => useRouterState({ select: isPending }) && <Awaited />

function Awaited() {
  const [lateness, setLateness] = useState<Lateness | null>(null)
  useEffect(() => {
    const timers = [
      setTimeout(setLateness, NOTICED, 'noticed'),
      setTimeout(setLateness, SLOW, 'slow'),
      setTimeout(setLateness, LATE, 'late'),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    lateness && (
      <Suspense>
        <ComingLine lateness={lateness} />
      </Suspense>
    )
  )
}
