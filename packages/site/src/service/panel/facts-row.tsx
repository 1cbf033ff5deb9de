import { serviceLengths } from '@bellows/domain'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { COUNTED_UP_TO, slotCounts } from '../../booking/picker/slot-view.ts'
import { useServiceDates } from '../../booking/queries.ts'
import { useDurationSpan } from '../../booking/texts/use-duration.ts'
import { useAt } from '../../booking/world/use-at.ts'
import * as css from './facts-row.css.ts'
import { placeOf } from './place.tsx'
import { useWay, type WayProps } from './use-way.ts'
import { offersBooking } from './way.ts'

/** Length, place and times left, in one line. */
export function FactsRow(props: WayProps) {
  const { dates: loaded } = props
  const { service } = useBooking()
  const way = useWay(props)
  const { data: dates = loaded } = useServiceDates(service.slug, loaded)
  const free = useAt((now) => slotCounts(dates.serviceDates, now).numberOfSlotsAvailable)
  const isCounted = service.isMiniSession && offersBooking(way) && free > 0 && free <= COUNTED_UP_TO
  const facts = {
    length: service.maxDuration > 0 && <Length />,
    place: placeOf(service, dates.serviceDates),
    left: isCounted && (
      <Trans>
        <Plural value={free} one="# time left" other="# times left" />
      </Trans>
    ),
  }
  return (
    <ul className={css.facts}>
      {Object.entries<ReactNode>(facts)
        .filter(([, fact]) => Boolean(fact))
        .map(([name, fact]) => (
          <li key={name} className={css.fact}>
            {fact}
          </li>
        ))}
    </ul>
  )
}

function Length() {
  const [least, most] = serviceLengths(useBooking().service)
  return useDurationSpan()(least, most)
}
