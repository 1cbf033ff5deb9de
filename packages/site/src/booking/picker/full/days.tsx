import { messages } from '@bellows/domain'
import { Calendar, ErrorNote, LiveRegion, useFieldMessage } from '@bellows/ui'
import { useId, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../texts/use-formats.ts'
import * as css from './full-picker.css.ts'
import { MonthNote } from './month-note.tsx'
import type { useFreeDays } from './use-free-days.ts'

type DaysProps = Readonly<{
  days: ReturnType<typeof useFreeDays>
  day: string
  onChoose: (day: string) => void
  isMissing: boolean
  monthLevel?: 'h2' | 'h3'
}>

const MONTH = 'YYYY-MM'.length

/** The calendar, and what a month without free days says. */
export function Days({ days, day, onChoose, isMissing, monthLevel = 'h3' }: DaysProps) {
  const { today, last, startsOn, isLoading } = days
  const { month, setMonth } = useMonth(day, days)
  const translate = useFieldMessage()
  const errorId = useId()
  const found = useFound(day, days)
  const hasStarts = (one: string) => startsOn(one).length > 0
  return (
    <div className={css.month}>
      <div className={css.calendar}>
        <Calendar
          value={day}
          onChange={onChoose}
          today={today}
          min={today}
          max={last}
          month={month}
          monthLevel={monthLevel}
          onMonthChange={setMonth}
          isFree={hasStarts}
          isBusy={isLoading}
          describedBy={isMissing ? errorId : undefined}
        />
      </div>
      {isMissing && <ErrorNote id={errorId}>{translate(messages.required)}</ErrorNote>}
      {!isLoading && (
        <MonthNote month={month} today={today} last={last} hasStarts={hasStarts} onGo={setMonth} />
      )}
      <LiveRegion message={found} />
    </div>
  )
}

/** What has appeared beside the calendar for a chosen day. */
function useFound(day: string, { startsOn }: DaysProps['days']): string {
  const { weekdayOf } = useFormats()
  const { t } = useLingui()
  const starts = startsOn(day)
  const free = starts.length
  if (!starts[0]) return ''
  const on = weekdayOf(starts[0])
  const left = t`${plural(free, { one: '# time left', other: '# times left' })}`
  return t`${on}: ${left}`
}

/** The month in sight: the chosen day’s or the first free one’s, that of a day that was chosen elsewhere, or the one turned to. */
function useMonth(day: string, { first, today, isLoading }: DaysProps['days']) {
  const [kept, setMonth] = useState('')
  const [seen, setSeen] = useState(day)
  const month = kept || (day || first || today).slice(0, MONTH)
  // Once it is known it stays, though its last free day is taken meanwhile.
  if (!kept && !isLoading) setMonth(month)
  if (day !== seen) {
    setSeen(day)
    if (day) setMonth(day.slice(0, MONTH))
  }
  return { month, setMonth }
}
