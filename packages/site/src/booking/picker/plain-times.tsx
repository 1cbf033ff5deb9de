import type { ServiceDate } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import { useAt } from '../world/use-at.ts'
import * as css from './slot-picker.css.ts'
import { cellStates } from './slot-view.ts'

/** What a browser without JavaScript sees of the times. */
export function PlainTimes({ dates }: Readonly<{ dates: readonly ServiceDate[] }>) {
  const { weekdayOf } = useFormats()
  return (
    <div className={css.plain}>
      {dates.map((date) => (
        <div key={date.id}>
          <p className={css.day}>{weekdayOf(date.startTime)}</p>
          <p>{date.location}</p>
          <Times date={date} />
        </div>
      ))}
    </div>
  )
}

function Times({ date }: Readonly<{ date: ServiceDate }>) {
  const { time } = useFormats()
  const states = useAt((now) => cellStates(date.slots, now))
  return (
    <ul className={css.times}>
      {date.slots
        .filter(({ isBreakTime, isDisabled }) => !isBreakTime && !isDisabled)
        .map((slot) => (
          <li key={slot.id}>
            {time(slot.startTime)}
            {states[slot.id] !== 'available' && (
              <>
                , <Trans>booked</Trans>
              </>
            )}
          </li>
        ))}
    </ul>
  )
}
