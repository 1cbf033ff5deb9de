import { serviceState, type Step } from '@bellows/domain'
import { Button, Dialog, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { indexPath, isOneTime } from '../flow/flow.ts'
import type { BookingBase } from '../flow/home.ts'
import { useMoveOn } from '../flow/use-move-on.ts'
import { useStartOver } from '../flow/use-moves.ts'
import { daysOf, slotCounts } from '../picker/slot-view.ts'
import { TimePicker, type TimePickerProps } from '../picker/time-picker.tsx'
import { JoinWaitlist } from '../../service/waitlist/join-waitlist.tsx'
import { useAnswers, useServiceDates } from '../queries.ts'
import { useAt } from '../world/use-at.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useWorld } from '../world/booking-world.tsx'
import * as css from './slot-taken.css.ts'

type SlotTakenProps = Readonly<{ startTime: string | null; step: Step | undefined }>

/** Another visitor was faster: choose again here, and go on where the booking stood. */
export function SlotTaken({ startTime, step }: SlotTakenProps) {
  const { base, service, visit, note } = useBooking()
  const { go } = useWorld()
  const startOver = useStartOver()
  const moveOn = useMoveOn({ step, isThere: true })
  useFreshTimes(service.slug)
  const leave = () => {
    // A time that was only tried is let go; one that was held and lost takes its booking along.
    const at: BookingBase = isOneTime(base) ? { prefix: 'services', id: service.slug } : base
    if (step || !visit.trouble) return startOver(at)
    note({ trouble: null })
    if (at !== base) go(indexPath(at))
  }
  return (
    <Dialog
      isOpen
      width="picker"
      onClose={leave}
      title={<Trans>Choose a date/time</Trans>}
      actions={
        <Button variant="text" onClick={leave}>
          <Trans>Back to the service</Trans>
        </Button>
      }
    >
      <div className={css.body}>
        <Apology start={startTime} />
        <Others onHeld={moveOn} />
      </div>
    </Dialog>
  )
}

/** The other times; where none is left, the list of who waits for one. */
function Others({ onHeld }: Pick<TimePickerProps, 'onHeld'>) {
  const { service } = useBooking()
  const { zone } = useFormats()
  const { data } = useServiceDates(service.slug)
  const dates = data?.serviceDates ?? []
  const state = useAt((now) => serviceState({ ...service, ...slotCounts(dates, now) }))
  const isFull = service.isMiniSession && data && (state === 'waitlist' || state === 'soldOut')
  if (!isFull) return <TimePicker onHeld={onHeld} />
  if (state === 'waitlist') return <JoinWaitlist days={daysOf(dates, zone)} />
  return (
    <Text tone="heading">
      <Trans>Every time is booked.</Trans>
    </Text>
  )
}

/** The times that stood on the page were not true any more. */
function useFreshTimes(slug: string): void {
  const { refreshDates } = useAnswers()
  useEffect(() => void refreshDates(slug), [refreshDates, slug])
}

function Apology({ start }: Readonly<{ start: string | null }>) {
  const { record } = useBooking()
  const hasTyped = Object.values(record?.customer ?? {}).some(Boolean)
  const { time, weekdayOf } = useFormats()
  const startTime = start && time(start)
  const date = start && weekdayOf(start)
  return (
    <>
      {start && (
        <p>
          <Trans>
            This slot ({startTime} on {date}) has just been booked by someone else.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          We apologize for the inconvenience. Please choose another slot to continue the booking process.
          Thanks for understanding!
        </Trans>
      </p>
      {hasTyped && (
        <Text variant="small">
          <Trans>What you typed is kept.</Trans>
        </Text>
      )}
    </>
  )
}
