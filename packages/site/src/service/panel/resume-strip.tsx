import { timeLeft } from '@bellows/domain'
import { Button, Text } from '@bellows/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useProceed, useStartOver } from '../../booking/flow/use-moves.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useNow } from '../../booking/world/use-now.ts'
import * as css from './booking-card.css.ts'

/** The visitor holds a time already: go on, or begin anew. */
export function ResumeStrip() {
  const proceed = useProceed()
  const startOver = useStartOver()
  return (
    <div className={css.words}>
      <Held />
      <Button className={css.wide} onClick={() => proceed()}>
        <Trans>Continue booking</Trans>
      </Button>
      <Button variant="text" onClick={startOver}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  )
}

function Held() {
  const { record, session } = useBooking()
  const { weekdayOf, time } = useFormats()
  const left = timeLeft(session, useNow())
  const start = record?.slot?.startTime
  if (!start)
    return (
      <Text tone="heading">
        <Trans>You began booking this service.</Trans>
      </Text>
    )
  const [day, clock] = [weekdayOf(start), time(start)]
  if (!left)
    return (
      <Text tone="heading">
        <Trans>
          You're holding {day}, {clock}.
        </Trans>
      </Text>
    )
  const minutes = left.unit === 'minutes' ? left.minutes : left.minutes + 1
  return (
    <Text tone="heading">
      <Trans>
        You're holding {day}, {clock}: <Plural value={minutes} one="# minute left" other="# minutes left" />.
      </Trans>
    </Text>
  )
}
