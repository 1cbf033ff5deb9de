import { useLingui } from '@lingui/react/macro'

const HOUR = 60
/** Up to here photographers count in minutes. */
const MINUTES_UP_TO = 90

const isInMinutes = (minutes: number) => minutes <= MINUTES_UP_TO

/** Says how long something takes in few letters, e.g. “45 min”, “60–90 min”, “4–12 h”, “75 min – 2 h”. */
export function useDurationText(): (min: number, max: number) => string {
  const { t, i18n } = useLingui()
  const hours = (minutes: number) => i18n.number(minutes / HOUR, { maximumFractionDigits: 2 })
  const single = (minutes: number) => {
    const count = hours(minutes)
    return isInMinutes(minutes) ? t`${minutes} min` : t`${count} h`
  }
  return (min, max) => {
    if (min === max || min === 0) return single(max)
    if (isInMinutes(min) !== isInMinutes(max)) return `${single(min)} – ${single(max)}`
    const range = isInMinutes(max) ? `${min}–${max}` : `${hours(min)}–${hours(max)}`
    return isInMinutes(max) ? t`${range} min` : t`${range} h`
  }
}
