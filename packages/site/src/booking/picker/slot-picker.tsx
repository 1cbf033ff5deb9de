import type { ServiceDate } from '@bellows/domain'
import { Disclosure, TimeGrid } from '@bellows/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import { useEffect } from 'react'
import { DateTimes } from './date-times.tsx'
import * as css from './slot-picker.css.ts'
import { useAt } from '../world/use-at.ts'
import { datesOfDay, freeTimes, timesOf, type OwnState } from './slot-view.ts'
import type { LedTo } from './use-slot-choice.ts'
import { ZoneLine } from './zone-line.tsx'

/** Dates that stand open at first. */
const OPEN_DATES = 3

export type SlotPickerProps = Readonly<{
  dates: readonly ServiceDate[]
  /** Id of the chosen slot, or empty. */
  value: string
  onChange: (slotId: string) => void
  error?: string | undefined
  isLocked?: boolean
  /** A day `YYYY-MM-DD` that the address asks for. */
  wantedDay?: string | null
  /** A time that was led to; its date stands open. */
  jumpedTo?: LedTo | null
  /** Id of the slot that the visitor has already. */
  own?: string | null
  ownAs?: OwnState
}>

/** The times of a mini session, by date. */
export function SlotPicker(props: SlotPickerProps) {
  const { dates, error, wantedDay = null, jumpedTo = null, own, ownAs, ...choice } = props
  const { zone } = useFormats()
  const [first, later] = [dates.slice(0, OPEN_DATES), dates.slice(OPEN_DATES)]
  const starts = timesOf(dates).map(({ startTime }) => startTime)
  const wanted = datesOfDay(dates, wantedDay, zone)
  useScrollTo(wanted[0]?.id)
  const isLedTo = timesOf(later).some(({ id }) => id === jumpedTo?.id)
  // What is missing is said where it can be chosen.
  const firstFree = useAt((now) => dates.find(({ slots }) => freeTimes(slots, now).length > 0)?.id ?? null)
  const times = (date: ServiceDate) => (
    <DateTimes
      key={date.id}
      date={date}
      own={own}
      ownAs={ownAs}
      {...(date.id === firstFree && error && { error })}
    />
  )
  return (
    <>
      <TimeGrid name="slot" {...choice}>
        {first.map(times)}
        {later.length > 0 && (
          <Disclosure
            label={
              <Trans>
                Show <Plural value={later.length} one="# more date" other="# more dates" />
              </Trans>
            }
            key={isLedTo ? `led ${jumpedTo?.turn}` : 'usual'}
            isOpenAtFirst={isLedTo || wanted.some((date) => later.includes(date))}
            classes={{ button: css.more, content: css.later }}
          >
            {later.map(times)}
          </Disclosure>
        )}
      </TimeGrid>
      <ZoneLine starts={starts} />
    </>
  )
}

/** Brings the date that the address asks for into sight, once. */
function useScrollTo(dateId: string | undefined): void {
  useEffect(() => {
    if (dateId === undefined) return
    const date = document.querySelector(`[data-date="${CSS.escape(dateId)}"]`)
    date?.scrollIntoView({ block: 'center' })
  }, [dateId])
}
