import type { Step } from '@bellows/domain'
import { Button, Dialog, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { indexPath } from '../flow/flow.ts'
import { useBooking } from '../flow/booking-context.tsx'
import { useStartOver } from '../flow/use-moves.ts'
import { TimePicker } from '../picker/time-picker.tsx'
import { useAnswers } from '../queries.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useWorld } from '../world/booking-world.tsx'
import * as css from './slot-taken.css.ts'
import { useMoveOn } from './use-move-on.ts'

type SlotTakenProps = Readonly<{ startTime: string | null; step: Step | undefined }>

/** Another visitor was faster: choose again here, and go on where the booking stood. */
export function SlotTaken({ startTime, step }: SlotTakenProps) {
  const { base, service, setTrouble } = useBooking()
  const { go } = useWorld()
  const startOver = useStartOver()
  const moveOn = useMoveOn(step)
  useFreshTimes(service.slug)
  const leave = () => {
    if (step) startOver()
    else setTrouble(null)
    if (base.prefix === 'slots') go(indexPath({ prefix: 'services', id: service.slug }))
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
        <TimePicker onHeld={moveOn} />
      </div>
    </Dialog>
  )
}

/** The times that stood on the page were not true any more. */
function useFreshTimes(slug: string): void {
  const { refreshDates } = useAnswers()
  useEffect(() => void refreshDates(slug), [refreshDates, slug])
}

function Apology({ start }: Readonly<{ start: string | null }>) {
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
      <Text variant="small">
        <Trans>What you typed is kept.</Trans>
      </Text>
    </>
  )
}
