import type { Slot } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { Suspense, use } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import type { ServiceDates } from '../queries.ts'
import type { FullPickerProps } from './full/full-picker.tsx'
import { fullPickerCode } from './full-picker-code.ts'
import { MiniPicker } from './mini-picker.tsx'
import type { StandingTime } from './standing-time.ts'

export type TimePickerProps = Readonly<{
  /** Dates that the page came with. */
  loaded?: ServiceDates
  wantedDay?: string | null
  /** The time is held: go on. */
  onHeld: (slot: Slot | null) => void
  /** A time is held already; another is taken in its place. */
  standing?: StandingTime
}>

/** The way to a time: the dates of a mini session, or the calendar of a full one. */
export function TimePicker(props: TimePickerProps) {
  const { service } = useBooking()
  if (service.isMiniSession) return <MiniPicker {...props} />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Calendar
        onHeld={props.onHeld}
        wantedDay={props.wantedDay ?? null}
        {...(props.standing && { standing: props.standing })}
      />
    </Suspense>
  )
}

function Calendar(props: FullPickerProps) {
  const { FullPicker } = use(fullPickerCode())
  return <FullPicker {...props} />
}
