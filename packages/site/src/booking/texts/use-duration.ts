import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const HOUR = 60
/** Up to here photographers count in minutes. */
const MINUTES_UP_TO = 90

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
