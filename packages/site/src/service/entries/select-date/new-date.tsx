import type { ApiError } from '@bellows/api'
import type { DateMove, Order } from '@bellows/domain'
import { Button, Heading, Skeleton, Text } from '@bellows/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import { FeeDialog } from '../../../booking/picker/premium-dialog.tsx'
import { timesOf } from '../../../booking/picker/slot-view.ts'
import type { ServiceDates } from '../../../booking/queries.ts'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import { NEW_DATE } from './changes-foot.tsx'
import { FallenDate, RefusedDate, TimeGone } from './lost-date.tsx'
import { CHANGES, MoveTable } from './move-table.tsx'
import * as css from './select-date.css.ts'
import type { MovedShoot } from './shoot-of.ts'
import type { FallenTime } from './use-fallen-time.ts'
import { isTimeGone, useDateChoice, type Moved, type NewTime } from './use-date-choice.ts'

/** Id of what is to be signed anew. */
const CONTRACTS = 'date-contracts'

type NewDateProps = Readonly<{
  moved: Moved
  shoot: MovedShoot
  time: NewTime
  dates: ServiceDates
  error: ApiError | null
  isMoving: boolean
  onMove: (hasExtra: boolean) => Promise<void>
}>

type BesideProps = Readonly<{
  next: NewDateProps | null | false
  error: ApiError | null
  fallen: FallenTime | null
}>

/** What stands beside the times: what the chosen one changes, or that it is gone. */
export function Beside({ next, error, fallen }: BesideProps) {
  if (next) return <NewDate {...next} />
  if (fallen) return <FallenDate {...fallen} />
  return isTimeGone(error) && <RefusedDate />
}

/** What the chosen time would change, with the act that takes it. */
function NewDate(props: NewDateProps) {
  const { moved, time, shoot, dates, error } = props
  const { data, error: refused } = useDateChoice(moved, time)
  return (
    <aside className={css.aside} data-surface="secondary" aria-labelledby={NEW_DATE}>
      <Heading level="h2" size="h4" id={NEW_DATE} tabIndex={-1}>
        <Trans>What changes</Trans>
      </Heading>
      {data?.move && (
        <Change order={data.order} move={data.move} shoot={shoot} places={placesOf(shoot, time, dates)} />
      )}
      <Act {...props} />
      {!data && !error && !refused && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
    </aside>
  )
}

type ChangeProps = Readonly<{
  order: Order
  move: DateMove
  shoot: MovedShoot
  places: ReturnType<typeof placesOf>
}>

function Change({ order, move, shoot, places }: ChangeProps) {
  const contracts = order.signContracts.filter(({ signedDate }) => signedDate !== null).length
  return (
    <>
      <MoveTable order={order} move={move} now={shoot.start} places={places} />
      {move.isSignedAgain && (
        <Text id={CONTRACTS}>
          <Trans>
            <Plural
              value={contracts}
              one="You’ll sign the contract once more."
              other="You’ll sign the # contracts once more."
            />
          </Trans>
        </Text>
      )}
    </>
  )
}

function Act(props: NewDateProps) {
  const { error, moved, time } = props
  const { data, error: refused, refetch } = useDateChoice(moved, time)
  const failure = error ?? refused
  return (
    <>
      {data?.move && <Take {...props} move={data.move} />}
      {failure && <Failure failure={failure} retry={refused ? () => void refetch() : undefined} />}
    </>
  )
}

/** The press that takes the time, what it costs on top agreed to before. */
function Take({ shoot, time, dates, isMoving, onMove, move }: NewDateProps & Readonly<{ move: DateMove }>) {
  const [isAgreeing, setAgreeing] = useState(false)
  const extra = useFormats(move.quote.currency).amount(move.extra)
  const isDearer = Number(move.extra) > 0
  const accept = async () => {
    await onMove(true)
    setAgreeing(false)
  }
  return (
    <>
      <MoveButton
        shoot={shoot}
        startTime={move.startTime}
        isBusy={isMoving && !isAgreeing}
        onMove={() => (isDearer ? setAgreeing(true) : void onMove(false))}
      />
      {isAgreeing && isDearer && (
        <FeeDialog
          slot={{ startTime: move.startTime, ...noted(time, dates) }}
          fee={move.extra}
          isBusy={isMoving}
          onAccept={() => void accept()}
          onClose={() => setAgreeing(false)}
        >
          <Trans>+{extra} as a new payment</Trans>
        </FeeDialog>
      )}
    </>
  )
}

/** How the times name the chosen one, and what the studio says of its fee. */
function noted(time: NewTime, { serviceDates }: ServiceDates) {
  if (!('slotId' in time)) return { id: time.startTime, premiumNote: '' }
  const slot = timesOf(serviceDates).find(({ id }) => id === time.slotId)
  return { id: time.slotId, premiumNote: slot?.premiumNote ?? '' }
}

function Failure({ failure, retry }: Readonly<{ failure: ApiError; retry: (() => void) | undefined }>) {
  if (!isTimeGone(failure)) return <CallFailure error={failure} {...(retry && { retry })} />
  return <TimeGone />
}

/** A mini session's place is its date's. */
function placesOf({ place }: MovedShoot, time: NewTime, { serviceDates }: ServiceDates) {
  const next =
    'slotId' in time
      ? serviceDates.find(({ slots }) => slots.some(({ id }) => id === time.slotId))?.location
      : undefined
  return { now: place, next: next || place }
}

type MoveButtonProps = Readonly<{ shoot: MovedShoot; startTime: string; isBusy: boolean; onMove: () => void }>

function MoveButton({ shoot, startTime, isBusy, onMove }: MoveButtonProps) {
  const { weekdayOf, time } = useFormats()
  const clock = <span className={css.whole}>{time(startTime)}</span>
  const moment = (
    <>
      {weekdayOf(startTime)}, {clock}
    </>
  )
  return (
    <Button
      className={css.wide}
      size="l"
      isBusy={isBusy}
      onClick={onMove}
      aria-describedby={`${CHANGES} ${CONTRACTS}`}
    >
      {shoot.start ? <Trans>Move to {moment}</Trans> : <Trans>Choose {moment}</Trans>}
    </Button>
  )
}
