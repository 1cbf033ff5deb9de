import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const HOUR = 60
/** Up to here photographers count in minutes. */
const MINUTES_UP_TO = 90

/** Says a span of minutes in words, e.g. “45 to 75 minutes”, “4 to 12 hours”, “75 minutes to 2 hours”. */
export function useDurationSpan(): (least: number, most: number) => string {
  const { t } = useLingui()
  const duration = useDuration()
  return (least, most) => {
    if (least === most || least === 0) return duration(most)
    const end = duration(most)
    const isInMinutes = most <= MINUTES_UP_TO
    const isInHours = least > MINUTES_UP_TO && least % HOUR === 0 && most % HOUR === 0
    // One word for both where both are counted in it.
    const start = isInMinutes ? least : isInHours ? least / HOUR : duration(least)
    return t`${start} to ${end}`
  }
}

/** Says minutes in words, e.g. “45 minutes”, “8 hours”. */
export function useDuration(): (minutes: number) => string {
  const { t } = useLingui()
  const minutesText = (minutes: number) => t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  return (minutes) => {
    if (minutes <= MINUTES_UP_TO) return minutesText(minutes)
    const hours = Math.floor(minutes / HOUR)
    const hoursText = t`${plural(hours, { one: '# hour', other: '# hours' })}`
    return minutes % HOUR === 0 ? hoursText : `${hoursText} ${minutesText(minutes % HOUR)}`
  }
}
