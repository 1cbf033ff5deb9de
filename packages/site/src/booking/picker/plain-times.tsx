import type { ServiceDate, Slot } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import { useAt } from '../world/use-at.ts'
import * as css from './slot-picker.css.ts'
import { cellStates, timesOf, type CellState } from './slot-view.ts'
import { ZoneLine } from './zone-line.tsx'

/** What a browser without JavaScript sees of the times. */
export function PlainTimes({ dates }: Readonly<{ dates: readonly ServiceDate[] }>) {
  const { weekdayOf } = useFormats()
  const starts = timesOf(dates).map(({ startTime }) => startTime)
  return (
    <div className={css.plain}>
      {dates.map((date) => (
        <div key={date.id}>
          <p className={css.day}>{weekdayOf(date.startTime)}</p>
          <p>{date.location}</p>
          <Times date={date} />
        </div>
      ))}
      <ZoneLine starts={starts} />
    </div>
  )
}

function Times({ date }: Readonly<{ date: ServiceDate }>) {
  const states = useAt((now) => cellStates(date.slots, now))
  return (
    <ul className={css.times}>
      {date.slots
        .filter(({ isBreakTime, isDisabled }) => !isBreakTime && !isDisabled)
        .map((slot) => (
          <li key={slot.id}>
            <Time slot={slot} state={states[slot.id] ?? 'off'} />
          </li>
        ))}
    </ul>
  )
}

function Time({ slot, state }: Readonly<{ slot: Slot; state: CellState }>) {
  const { time, amount } = useFormats()
  const fee = slot.isPremium && slot.premiumFee ? `+${amount(slot.premiumFee)}` : null
  const start = time(slot.startTime)
  if (state === 'booking')
    return (
      <>
        {start}, <Trans>Being booked</Trans>
      </>
    )
  if (state !== 'available')
    return (
      <>
        {start}, <Trans>booked</Trans>
      </>
    )
  if (fee === null) return start
  return (
    <>
      {start}, <Trans>Premium {fee}</Trans>
    </>
  )
}
