import {
  formatMonth,
  formatTime,
  formatWeekday,
  MINUTE,
  platformWeekdayDay,
  type ServiceSummary,
} from '@bellows/domain'
import { Text, VisuallyHidden } from '@bellows/ui'
import { useLingui } from '@lingui/react'
import { useHost } from '../../kit/host.tsx'
import * as css from './service-list-6.css.ts'

const DAY_START = 'YYYY-MM-'.length

/** The day in large figures; heard, it is the whole date. */
export function TicketDate({ day, hasMonth }: { day: string; hasMonth: boolean }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={day} className={css.date}>
      <VisuallyHidden>{platformWeekdayDay(day, i18n.locale)}</VisuallyHidden>
      <span aria-hidden="true" className={css.day}>
        {Number(day.slice(DAY_START))}
      </span>
      <Text as="span" variant="label" aria-hidden="true">
        {formatWeekday(day, i18n.locale)}
      </Text>
      {hasMonth && (
        <Text as="span" variant="small" aria-hidden="true">
          {formatMonth(day, i18n.locale)}
        </Text>
      )}
    </time>
  )
}

type TicketTimesProps = Readonly<{ service: ServiceSummary; hasEnd: boolean }>

/** From when to when the first free session is, in the studio's zone. */
export function TicketTimes({ service, hasEnd }: TicketTimesProps) {
  const { i18n } = useLingui()
  const { timeZone } = useHost().business
  const { slotStartTime, maxDuration } = service
  if (!slotStartTime) return null
  const start = Date.parse(slotStartTime)
  const at = (instant: number) => formatTime(instant, i18n.locale, timeZone)
  return (
    <Text variant="small">
      <time dateTime={slotStartTime}>{at(start)}</time>
      {hasEnd && maxDuration > 0 && ` – ${at(start + maxDuration * MINUTE)}`}
    </Text>
  )
}
