import {
  dayOf,
  formatAmount,
  formatClock,
  formatMoment,
  formatSpan,
  formatTime,
  formatWeekdayDay,
  formatDay,
  formatMoney,
  zoneName,
  zonePlace,
} from '@bellows/domain'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useWorld } from '../world/booking-world.tsx'

/**
 * Amounts and times as the studio's visitors read them; instants are ISO, days `YYYY-MM-DD`. What was `agreed` in a
 * currency stays in it, whatever the studio asks by now.
 */
export function useFormats(agreed?: string) {
  const { i18n } = useLingui()
  const { business } = useWorld()
  const { timeZone: zone, paymentSetup } = business
  const currency = agreed ?? paymentSetup.currency
  return useMemo(() => {
    const { locale } = i18n
    const at = (instant: string) => Date.parse(instant)
    return {
      zone,
      currency,
      amount: (amount: string) => formatAmount(amount, currency, locale),
      /** Of minor units. */
      minor: (units: number) => formatMoney(units, currency, locale),
      moment: (instant: string) => formatMoment(at(instant), locale, zone),
      /** Day, time and zone of what is on record. */
      stamp: (instant: string, inZone = zone) =>
        `${formatDay(dayOf(at(instant), inZone), locale)}, ${formatClock(at(instant), locale, inZone)}`,
      day: (day: string) => formatDay(day, locale),
      dayOf: (instant: string) => formatDay(dayOf(at(instant), zone), locale),
      weekdayOf: (instant: string, inZone = zone) => formatWeekdayDay(dayOf(at(instant), inZone), locale),
      clock: (instant: string) => formatClock(at(instant), locale, zone),
      time: (instant: string, inZone = zone) => formatTime(at(instant), locale, inZone),
      span: (start: string, end: string) => formatSpan([at(start), at(end)], locale, zone),
      zoneName: (instant: string, inZone = zone) => zoneName(at(instant), locale, inZone),
      zonePlace: zonePlace(zone),
    }
  }, [i18n, zone, currency])
}
