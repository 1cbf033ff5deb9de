import type { Service, ServiceDate } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import type { ServiceDates } from '../../booking/queries.ts'
import { usePartLevels } from './part-levels.ts'
import * as css from './place.css.ts'

/** The one place where a service takes place; empty where there are several or none is known. */
export function placeOf(service: Pick<Service, 'location'>, dates: readonly ServiceDate[]): string {
  const places = new Set(dates.map(({ location }) => location).filter(Boolean))
  if (service.location) return service.location
  return places.size === 1 ? ([...places][0] ?? '') : ''
}

/** Where. */
export function Place({ dates }: Readonly<{ dates: ServiceDates }>) {
  const [level] = usePartLevels()
  const place = placeOf(useBooking().service, dates.serviceDates)
  if (!place) return null
  return (
    <div className={css.place}>
      <Heading level={level} size="h4">
        <Trans>Place</Trans>
      </Heading>
      <Text>{place}</Text>
    </div>
  )
}
