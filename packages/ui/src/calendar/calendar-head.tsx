import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { calendarWords } from './calendar-words.ts'
import * as css from './calendar.css.ts'
import { localDate, shiftMonth } from './iso-day.ts'

type CalendarHeadProps = Readonly<{
  month: string
  /** The chosen one, or empty. */
  day: string
  /** Where it stands among the headings of its page. */
  monthLevel: 'h2' | 'h3'
  min: string | undefined
  max: string | undefined
  onMonthChange: (month: string) => void
}>

/** The month's name and the two ways out of it. */
export function CalendarHead({ month, day, monthLevel: Month, ...props }: CalendarHeadProps) {
  const { min, max, onMonthChange } = props
  const { t, i18n } = useLingui()
  const name = calendarWords(i18n.locale).month(localDate(month))
  const isTurned = useTurned(month, day)
  const isFirst = min !== undefined && month <= min.slice(0, month.length)
  const isLast = max !== undefined && month >= max.slice(0, month.length)
  return (
    <div className={css.head}>
      <Month className={css.month}>{name}</Month>
      <LiveRegion message={isTurned ? name : ''} />
      <IconButton
        icon="chevron-left"
        label={t`Previous month`}
        isDisabled={isFirst}
        onClick={() => onMonthChange(shiftMonth(month, -1))}
      />
      <IconButton
        icon="chevron-right"
        label={t`Next month`}
        isDisabled={isLast}
        onClick={() => onMonthChange(shiftMonth(month, 1))}
      />
    </div>
  )
}

/**
 * Whether the visitor has turned to the month. The one that stood here at first nobody has to be told, nor the one of a
 * day that was chosen elsewhere or before: the day says it.
 */
function useTurned(month: string, day: string): boolean {
  const [seen, setSeen] = useState({ month, day })
  const [isTurned, setTurned] = useState(false)
  if (month !== seen.month || day !== seen.day) setSeen({ month, day })
  if (month !== seen.month) setTurned(day === seen.day)
  return isTurned
}
