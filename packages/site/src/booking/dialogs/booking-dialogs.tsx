import type { Session, Step } from '@bellows/domain'
import { preloadDialogs } from '@bellows/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useBooking, type Trouble } from '../flow/booking-context.tsx'
import { useSession } from '../flow/use-session.ts'
import { BookingFailed } from './booking-failed.tsx'
import { Expired } from './expired.tsx'
import { MoreTime } from './more-time.tsx'

/** It comes with an answer of the server, so the network is there when its code is needed. */
const SlotTaken = lazy(() => import('./slot-taken.tsx').then((module) => ({ default: module.SlotTaken })))

type Shown = Trouble | Readonly<{ kind: 'moreTime' | 'none' }>

/** One dialog at a time: expired before more time before taken before failed. */
export function dialogOf(trouble: Trouble | null, session: Session): Shown {
  if (trouble?.kind === 'expired' || session.kind === 'expired') return { kind: 'expired' }
  if (session.kind === 'held' && session.isPrompting) return { kind: 'moreTime' }
  if (session.kind === 'taken' && trouble?.kind !== 'taken') return session
  return trouble ?? { kind: 'none' }
}

type BookingDialogsProps = Readonly<{
  /** The step to go on with; none on the service page. */
  step?: Step
}>

/** What comes between the visitor and the booking. */
export function BookingDialogs({ step }: BookingDialogsProps) {
  const { trouble } = useBooking().visit
  const shown = useSession((session) => dialogOf(trouble, session))
  // What they say may be that the line is gone.
  useEffect(() => {
    const controller = new AbortController()
    for (const turn of ['pointerdown', 'keydown'] as const)
      window.addEventListener(turn, preloadDialogs, { once: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  if (shown.kind === 'expired') return <Expired />
  if (shown.kind === 'moreTime') return <MoreTime />
  if (shown.kind === 'failed') return <BookingFailed {...shown} />
  if (shown.kind !== 'taken') return null
  return (
    <Suspense>
      <SlotTaken startTime={shown.startTime} step={step} />
    </Suspense>
  )
}
