import type { ApiError } from '@bellows/api'
import type { DateMove, Order } from '@bellows/domain'
import { Button, Heading, Skeleton, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import type { ServiceDates } from '../../../booking/queries.ts'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import { MoveTable } from './move-table.tsx'
import * as css from './select-date.css.ts'
import type { MovedShoot } from './shoot-of.ts'
import { useDateChoice, type Moved, type NewTime } from './use-date-choice.ts'

type NewDateProps = Readonly<{
  moved: Moved
  shoot: MovedShoot
  time: NewTime
  dates: ServiceDates
  error: ApiError | null
  isMoving: boolean
  onMove: (hasExtra: boolean) => void
}>

/** What the chosen time would change, and the act that takes it. */
export function NewDate({ error, ...props }: NewDateProps) {
  const { moved, time } = props
  const { data, error: refused, refetch } = useDateChoice(moved, time)
  const failure = error ?? refused
  return (
    <aside className={css.aside} data-surface="secondary" aria-labelledby="new-date">
      <Heading level="h2" size="h4" id="new-date">
        <Trans>What changes</Trans>
      </Heading>
      {data?.move && <Change {...props} order={data.order} move={data.move} />}
      {failure && <Failure failure={failure} retry={refused ? () => void refetch() : undefined} />}
      {!data && !failure && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
    </aside>
  )
}

type ChangeProps = Omit<NewDateProps, 'error'> & Readonly<{ order: Order; move: DateMove }>

function Change({ order, move, shoot, time, dates, isMoving, onMove }: ChangeProps) {
  return (
    <>
      <MoveTable order={order} move={move} now={shoot.start} places={placesOf(shoot, time, dates)} />
      {move.isSignedAgain && (
        <Text>
          <Trans>You’ll sign the contract once more.</Trans>
        </Text>
      )}
      <Act
        shoot={shoot}
        startTime={move.startTime}
        isBusy={isMoving}
        onMove={() => onMove(Number(move.extra) > 0)}
      />
    </>
  )
}

const gone = new Set(['slot_taken', 'not_bookable', 'not_offered'])

function Failure({ failure, retry }: Readonly<{ failure: ApiError; retry: (() => void) | undefined }>) {
  if (!gone.has(failure.error)) return <CallFailure error={failure} {...(retry && { retry })} />
  return (
    <Text tone="heading" role="alert">
      <Trans>That time is no longer free. Please choose another.</Trans>
    </Text>
  )
}

/** A mini session's place is its date's. */
function placesOf({ place }: MovedShoot, time: NewTime, { serviceDates }: ServiceDates) {
  const next =
    'slotId' in time
      ? serviceDates.find(({ slots }) => slots.some(({ id }) => id === time.slotId))?.location
      : undefined
  return { now: place, next: next || place }
}

type ActProps = Readonly<{ shoot: MovedShoot; startTime: string; isBusy: boolean; onMove: () => void }>

function Act({ shoot, startTime, isBusy, onMove }: ActProps) {
  const { weekdayOf, time } = useFormats()
  const moment = `${weekdayOf(startTime)}, ${time(startTime)}`
  return (
    <Button className={css.wide} size="l" isBusy={isBusy} onClick={onMove}>
      {shoot.start ? <Trans>Move to {moment}</Trans> : <Trans>Choose {moment}</Trans>}
    </Button>
  )
}
