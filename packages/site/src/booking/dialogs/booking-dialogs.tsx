import type { Session, Step } from '@bellows/domain'
<<<<<<< HEAD
import { lateCode, NotLoaded, preloadDialogs, useLateCode } from '@bellows/ui'
import { useEffect } from 'react'
=======
import { lazy, Suspense } from 'react'
>>>>>>> 140712d (forms: a form's state is our own 150 lines; react-hook-form (13 kB, on each form's first visit) goes)
import { useBooking, type Trouble } from '../flow/booking-context.tsx'
import { useSession } from '../flow/use-session.ts'
import { useOpenDialogs } from './use-open-dialogs.ts'

const lateSlotTaken = lateCode(() => import('./slot-taken.tsx'))

type Shown = Trouble | Readonly<{ kind: 'moreTime' }> | Readonly<{ kind: 'none' }>

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
  const { visit, note } = useBooking()
  const { trouble } = visit
  const shown = useSession((session) => dialogOf(trouble, session))
<<<<<<< HEAD
  const taken = useLateCode(lateSlotTaken, shown.kind === 'taken')
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
  if (taken.code) return <taken.code.SlotTaken startTime={shown.startTime} step={step} />
  return taken.isMissing ? <NotLoaded onClose={() => note({ trouble: null })} /> : null
=======
  const open = useOpenDialogs(shown.kind !== 'none' && shown.kind !== 'taken')
  if (shown.kind === 'none') return null
  if (shown.kind !== 'taken') return open ? <Open {...open} shown={shown} /> : null
  return (
    <Suspense>
      <SlotTaken startTime={shown.startTime} step={step} />
    </Suspense>
  )
>>>>>>> 140712d (forms: a form's state is our own 150 lines; react-hook-form (13 kB, on each form's first visit) goes)
}

type OpenProps = Readonly<{ shown: Exclude<Shown, Readonly<{ kind: 'none' | 'taken' }>> }> &
  NonNullable<ReturnType<typeof useOpenDialogs>>

function Open({ shown, Expired, MoreTime, BookingFailed }: OpenProps) {
  if (shown.kind === 'expired') return <Expired />
  return shown.kind === 'moreTime' ? <MoreTime /> : <BookingFailed {...shown} />
}
