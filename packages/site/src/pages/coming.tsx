import { useRouterState, type AnyRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/** On a line that brings not even this, nothing shows. */
const ComingLine = lazy<ComponentType<Readonly<{ isSlow: boolean }>>>(() =>
  import('./coming-line.tsx').then(
    (code) => ({ default: code.ComingLine }),
    () => ({ default: () => null }),
  ),
)

/** What comes sooner than this many milliseconds needs no line. */
const NOTICED = 400
const SLOW = 5000

const isPending = ({ status }: AnyRouter['state']) => status === 'pending'

/** That the next page is on its way; after a while it is said. */
export const Coming = () => useRouterState({ select: isPending }) && <Awaited />

function Awaited() {
  const [stage, setStage] = useState<'new' | 'noticed' | 'slow'>('new')
  useEffect(() => {
    const timers = [setTimeout(setStage, NOTICED, 'noticed'), setTimeout(setStage, SLOW, 'slow')]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    stage !== 'new' && (
      <Suspense>
        <ComingLine isSlow={stage === 'slow'} />
      </Suspense>
    )
  )
}
