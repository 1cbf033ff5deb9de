import { HOUR_MINUTES, isToldInMinutes } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'

/** Says how long something takes in few letters, e.g. “45 min”, “60–90 min”, “4–12 h”, “75 min – 2 h”. */
export function useDurationText(): (min: number, max: number) => string {
  const { t, i18n } = useLingui()
  const hours = (minutes: number) => i18n.number(minutes / HOUR_MINUTES, { maximumFractionDigits: 2 })
  const single = (minutes: number) => {
    const count = hours(minutes)
    return isToldInMinutes(minutes) ? t`${minutes} min` : t`${count} h`
  }
  return (min, max) => {
    if (min === max || min === 0) return single(max)
    if (isToldInMinutes(min) !== isToldInMinutes(max)) return `${single(min)} – ${single(max)}`
    const range = isToldInMinutes(max) ? `${min}–${max}` : `${hours(min)}–${hours(max)}`
    return isToldInMinutes(max) ? t`${range} min` : t`${range} h`
  }
}
