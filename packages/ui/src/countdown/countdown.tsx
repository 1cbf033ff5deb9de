import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BoxProps } from '../layout/box-props.ts'

/** What is left, in the two units that matter. */
export type CountdownLeft =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

export type CountdownProps = Omit<BoxProps, 'children'> & { left: CountdownLeft }

/** What a line must not be broken between. */
const numberAndUnit = /(\d) /g

function useCountdownText(): (left: CountdownLeft) => string {
  const { t } = useLingui()
  return (left) => {
    if (left.unit === 'days')
      return t`${plural(left.days, { one: '# day', other: '# days' })} ${plural(left.hours, { one: '# hour', other: '# hours' })} left`
    if (left.unit === 'hours')
      return t`${plural(left.hours, { one: '# hour', other: '# hours' })} ${plural(left.minutes, { one: '# minute', other: '# minutes' })} left`
    return t`${plural(left.minutes, { one: '# minute left', other: '# minutes left' })}`
  }
}

/** “9 days 4 hours left”: a timer that is read when it is asked for and never speaks by itself. */
export function Countdown({ as: Box = 'span', left, ...rest }: CountdownProps) {
  const textOf = useCountdownText()
  return (
    <Box role="timer" aria-live="off" {...rest}>
      {textOf(left).replace(numberAndUnit, '$1\u00A0')}
    </Box>
  )
}
