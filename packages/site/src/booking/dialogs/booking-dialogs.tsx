import type { Session, Step } from '@bellows/domain'
import { lateCode, NotLoaded, preloadDialogs, useLateCode } from '@bellows/ui'
import { useEffect, useEffectEvent } from 'react'
import { useBooking, type Trouble } from '../flow/booking-context.tsx'
import { useSession } from '../flow/use-session.ts'
import { useAnswers } from '../queries.ts'
import { lostRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { BookingFailed } from './booking-failed.tsx'
import { Expired } from './expired.tsx'
import { MoreTime } from './more-time.tsx'

const lateSlotTaken = lateCode(() => import('./slot-taken.tsx'))

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
  const { visit, note, service } = useBooking()
  const { trouble } = visit
  const shown = useSession((session) => dialogOf(trouble, session))
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
  if (step && !service.isMiniSession) return <LedUp />
  if (taken.code) return <taken.code.SlotTaken startTime={shown.startTime} step={step} />
  return taken.isMissing ? <NotLoaded onClose={() => note({ trouble: null })} /> : null
}

/** A full session’s time is another’s: the step leads up to the other times, where that is said. */
function LedUp() {
  const { note, service } = useBooking()
  const { records } = useWorld()
  const { refreshDates } = useAnswers()
  const lead = useEffectEvent(() => {
    note({ trouble: null })
    const { record } = records.get()
    records.put(record && lostRecord(record), { isTimeGone: true })
    void refreshDates(service.slug)
  })
  useEffect(() => lead(), [])
  return null
}
