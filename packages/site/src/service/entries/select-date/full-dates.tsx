import { dayOf, type Service } from '@bellows/domain'
import { TimeGrid } from '@bellows/ui'
import { useState } from 'react'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import { DayStarts } from '../../../booking/picker/full/day-starts.tsx'
import { Days } from '../../../booking/picker/full/days.tsx'
import { times } from '../../../booking/picker/full/full-picker.css.ts'
import { useAskedDay } from '../../../booking/picker/full/use-asked-day.ts'
import { useFreeDays } from '../../../booking/picker/full/use-free-days.ts'
import { NotFree } from '../../../booking/picker/not-free.tsx'
import { ZoneLine } from '../../../booking/picker/zone-line.tsx'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import * as css from './select-date.css.ts'
import { useFallenTime, type FallenTime } from './use-fallen-time.ts'
import type { NewTime } from './use-date-choice.ts'

type FullDatesProps = Readonly<{
  service: Service
  /** Minutes of the shoot. */
  minutes: number
  /** The start that it has now: its own time is in nobody's way. */
  now: string | null
  time: NewTime | null
  onChoose: (time: NewTime | null) => void
  onFallen: (fallen: FallenTime) => void
  isLocked: boolean
}>

const startOf = (time: NewTime | null): string => (time && 'startTime' in time ? time.startTime : '')

/** Day and start of a full session; choosing one holds nothing. */
export function FullDates({ service, minutes, now, isLocked, ...choice }: FullDatesProps) {
  const { time, onChoose, onFallen } = choice
  const days = useFreeDays({ service, length: minutes, own: now })
  const { zone } = useFormats()
  const dayAt = (instant: string | null) => (instant ? dayOf(Date.parse(instant), zone) : '')
  const [chosenDay, setDay] = useState<string | null>(null)
  const { wanted, ...asked } = useAskedDay(null, days)
  const start = startOf(time)
  useFallenTime(start !== '' && !days.hasStart(start) && !days.isLoading && !isLocked, () =>
    onFallen({ startTime: start }),
  )
  if (days.error) return <CallFailure error={days.error} retry={days.retry} />
  const day = dayAt(start) || (chosenDay ?? (wanted.free || dayAt(now)))
  const starts = days.startsOn(day)
  const chooseDay = (next: string) => {
    setDay(next)
    onChoose(null)
  }
  return (
    <div className={css.picker}>
      <Days
        days={days}
        day={asked.day || day}
        onChoose={asked.choose ?? chooseDay}
        isMissing={false}
        monthLevel="h2"
      />
      <div className={times}>
        <NotFree day={wanted.taken} />
        <TimeGrid
          name="start"
          value={start}
          onChange={(startTime) => onChoose({ startTime })}
          isLocked={isLocked}
        >
          <DayStarts
            starts={starts}
            minutes={minutes}
            taken={null}
            hasFreeDays={days.hasAny}
            isComing={asked.day !== ''}
            own={now}
          />
        </TimeGrid>
        <ZoneLine starts={starts} />
      </div>
    </div>
  )
}
