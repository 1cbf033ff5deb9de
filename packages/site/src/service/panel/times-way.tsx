import { useBooking, useTerms } from '../../booking/flow/booking-context.tsx'
import { stepsOf } from '../../booking/flow/flow.ts'
import { useMoveOn } from '../../booking/flow/use-move-on.ts'
import { useResume } from '../../booking/flow/use-moves.ts'
import type { StandingTime } from '../../booking/picker/standing-time.ts'
import { TimePicker } from '../../booking/picker/time-picker.tsx'
import type { ServiceDates } from '../../booking/queries.ts'
import { ResumeStrip } from './resume-strip.tsx'

type TimesWayProps = Readonly<{
  loaded: ServiceDates
  wantedDay: string | null
  /** A time is held already: go on with it, or take another with the same package and add-ons. */
  isHeld: boolean
}>

/** Choose a time and go on: to the first step, or to the one that was left. */
export function TimesWay({ isHeld, ...picker }: TimesWayProps) {
  const { record } = useBooking()
  const terms = useTerms()
  const goOn = useResume()
  const left = isHeld ? stepsOf(terms).find((step) => step === record?.step) : undefined
  const moveOn = useMoveOn({ step: left, isThere: false })
  const slot = isHeld ? record?.slot : null
  const standing: StandingTime | undefined = slot ? { slot, foot: <ResumeStrip isInForm />, goOn } : undefined
  return <TimePicker {...picker} onHeld={moveOn} {...(standing && { standing })} />
}
