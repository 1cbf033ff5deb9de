import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { CalendarDay, DayDescription } from './calendar-day.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { calendarWords, dayState, type DayRules } from './calendar-words.ts'
import * as css from './calendar.css.ts'
import { dayOf, localDate, monthOf } from './iso-day.ts'
import { weekStart } from './week-start.ts'

export type CalendarProps = DayRules &
  Readonly<{
    /** The chosen day, `YYYY-MM-DD`, or empty. */
    value: string
    onChange: (day: string) => void
    /** `YYYY-MM-DD` where the studio is. */
    today: string
    /** The month in sight, `YYYY-MM`; kept here when it is left out. */
    month?: string
    onMonthChange?: (month: string) => void
    /** Where its name stands among the headings of its page. */
    monthLevel?: 'h2' | 'h3'
    /** Days are still asked for: each can be chosen, and who uses this keeps the choice until it is known. */
    isBusy?: boolean
    /** Id of what is wrong with the choice; each day says it. */
    describedBy?: string | undefined
  }>

const components = { DayButton: CalendarDay, MonthCaption: () => <></> }

const classNames = {
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.cell,
  day_button: css.day,
} satisfies DayPickerProps['classNames']

/** A month of days to choose from, by the grid keys of the Date Picker pattern. */
export function Calendar({ value, onChange, today, isBusy, describedBy, ...props }: CalendarProps) {
  const { min, max, isFree } = props
  const { i18n } = useLingui()
  const [ownMonth, setOwnMonth] = useState(() => firstMonth(value, today, min))
  const month = withinLimits(props.month ?? ownMonth, { min, max })
  const showMonth = (next: string) => {
    setOwnMonth(next)
    props.onMonthChange?.(next)
  }
  const texts = useTexts(i18n.locale)
  const stateIs =
    (...states: string[]) =>
    (date: Date) =>
      states.includes(dayState(date, { min, max, isFree }))
  return (
    <div className={css.calendar} aria-busy={isBusy || undefined}>
      <CalendarHead
        month={month}
        day={value}
        monthLevel={props.monthLevel ?? 'h3'}
        min={min}
        max={max}
        onMonthChange={showMonth}
      />
      <DayDescription value={describedBy}>
        <DayPicker
          mode="single"
          required
          hideNavigation
          components={components}
          classNames={classNames}
          lang={i18n.locale}
          weekStartsOn={weekStart(i18n.locale)}
          today={localDate(today)}
          month={localDate(month)}
          onMonthChange={(date) => showMonth(monthOf(date))}
          selected={value ? localDate(value) : undefined}
          onSelect={(date, _, modifiers) => modifiers['shut'] || onChange(dayOf(date))}
          modifiers={{
            // Of days that are still asked for nobody knows whether they have times.
            shut: isBusy ? stateIs('closed') : stateIs('closed', 'none'),
            free: stateIs('free'),
            none: isBusy ? false : stateIs('none'),
          }}
          startMonth={limitMonth(min)}
          endMonth={limitMonth(max)}
          {...texts}
        />
      </DayDescription>
    </div>
  )
}

function firstMonth(value: string, today: string, min: string | undefined): string {
  const day = value || (min && min > today ? min : today)
  return day.slice(0, 'YYYY-MM'.length)
}

/** The grid shows no month beyond its limits, so the head may not name one: a typed value may lie there. */
function withinLimits(month: string, { min, max }: Pick<DayRules, 'min' | 'max'>): string {
  if (min && month < min) return min.slice(0, month.length)
  return max && month > max ? max.slice(0, month.length) : month
}

const limitMonth = (day: string | undefined) => (day ? localDate(day.slice(0, 'YYYY-MM'.length)) : undefined)

function useTexts(locale: string): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const { t } = useLingui()
  return useMemo(() => {
    const words = calendarWords(locale)
    return {
      formatters: { formatWeekdayName: words.weekday, formatDay: words.day },
      labels: {
        labelGrid: words.month,
        labelWeekday: words.weekdayName,
        labelDayButton: (date, modifiers) =>
          [words.fullDay(date), modifiers['today'] && t`today`, modifiers['none'] && t`no times`]
            .filter(Boolean)
            .join(', '),
      },
    }
  }, [locale, t])
}
