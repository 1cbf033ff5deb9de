import { HOUR_MINUTES, isToldInMinutes, onOneLine } from '@bellows/domain'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Says a span of minutes in words, e.g. “45 to 75 minutes”, “4 to 12 hours”, “75 minutes to 2 hours”. */
export function useDurationSpan(): (least: number, most: number) => string {
  const { t } = useLingui()
  const duration = useDuration()
  return (least, most) => {
    if (least === most || least === 0) return duration(most)
    const end = duration(most)
    const isInHours = [least, most].every((each) => !isToldInMinutes(each) && each % HOUR_MINUTES === 0)
    // One word for both where both are counted in it.
    const start = isToldInMinutes(most) ? least : isInHours ? least / HOUR_MINUTES : duration(least)
    return t`${start} to ${end}`
  }
}

/** Says minutes in words, e.g. “45 minutes”, “8 hours”. */
export function useDuration(): (minutes: number) => string {
  const { t } = useLingui()
  const minutesText = (minutes: number) =>
    onOneLine(t`${plural(minutes, { one: '# minute', other: '# minutes' })}`)
  return (minutes) => {
    if (isToldInMinutes(minutes)) return minutesText(minutes)
    const hours = Math.floor(minutes / HOUR_MINUTES)
    const hoursText = onOneLine(t`${plural(hours, { one: '# hour', other: '# hours' })}`)
    return minutes % HOUR_MINUTES === 0 ? hoursText : `${hoursText} ${minutesText(minutes % HOUR_MINUTES)}`
  }
}
