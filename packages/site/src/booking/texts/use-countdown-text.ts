import type { Countdown } from '@bellows/domain'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What is left of a discount, e.g. “9 days 4 hours left”. */
export function useCountdownText(): (left: Countdown) => string {
  const { t } = useLingui()
  return (left) => {
    if (left.unit === 'days')
      return t`${plural(left.days, { one: '# day', other: '# days' })} ${plural(left.hours, { one: '# hour', other: '# hours' })} left`
    if (left.unit === 'hours')
      return t`${plural(left.hours, { one: '# hour', other: '# hours' })} ${plural(left.minutes, { one: '# minute', other: '# minutes' })} left`
    return t`${plural(left.minutes, { one: '# minute left', other: '# minutes left' })}`
  }
}
