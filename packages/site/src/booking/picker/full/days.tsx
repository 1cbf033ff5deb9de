import { messages } from '@bellows/domain'
import { Calendar, ErrorNote, useFieldMessage } from '@bellows/ui'
import { useState } from 'react'
import * as css from './full-picker.css.ts'
import { MonthNote } from './month-note.tsx'
import type { useFreeDays } from './use-free-days.ts'

type DaysProps = Readonly<{
  days: ReturnType<typeof useFreeDays>
  day: string
  onChoose: (day: string) => void
  isMissing: boolean
}>

const MONTH = 'YYYY-MM'.length

/** The calendar, and what a month without free days says. */
export function Days({ days, day, onChoose, isMissing }: DaysProps) {
  const { today, last, startsOn, isLoading } = days
  const { month, setMonth } = useMonth(day, today)
  const translate = useFieldMessage()
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
          onMonthChange={setMonth}
          isFree={hasStarts}
          isBusy={isLoading}
        />
      </div>
      {isMissing && <ErrorNote>{translate(messages.required)}</ErrorNote>}
      {!isLoading && (
        <MonthNote month={month} today={today} last={last} hasStarts={hasStarts} onGo={setMonth} />
      )}
    </div>
  )
}

/** The month in sight: today’s or the chosen day’s at first, that of a day that was chosen elsewhere, or the one turned to. */
function useMonth(day: string, today: string) {
  const [month, setMonth] = useState(() => (day || today).slice(0, MONTH))
  const [seen, setSeen] = useState(day)
  if (day !== seen) {
    setSeen(day)
    if (day) setMonth(day.slice(0, MONTH))
  }
  return { month, setMonth }
}
