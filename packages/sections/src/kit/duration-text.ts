import { HOUR_MINUTES, isToldInMinutes } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'

/** Whether both are told in one unit, so that a range names it once. */
const areAlike = (min: number, max: number) =>
  isToldInMinutes(max) || (!isToldInMinutes(min) && min % HOUR_MINUTES === 0 && max % HOUR_MINUTES === 0)

/**
 * Says how long something takes in few letters, e.g. “45 min”, “60–90 min”, “4–12 h”, “75 min – 2 h”, “2 h 30 min”; by
 * the parts between which a line may break.
 */
export function useDurationText(): (min: number, max: number) => readonly string[] {
  const { t } = useLingui()
  const single = (minutes: number) => {
    if (isToldInMinutes(minutes)) return t`${minutes} min`
    const count = Math.floor(minutes / HOUR_MINUTES)
    const rest = minutes % HOUR_MINUTES
    return rest === 0 ? t`${count} h` : t`${count} h ${rest} min`
  }
  return (min, max) => {
    if (min === max || min === 0) return [single(max)]
    if (!areAlike(min, max)) return [`${single(min)} –`, single(max)]
    const range = isToldInMinutes(max) ? `${min}–${max}` : `${min / HOUR_MINUTES}–${max / HOUR_MINUTES}`
    return [isToldInMinutes(max) ? t`${range} min` : t`${range} h`]
  }
}
