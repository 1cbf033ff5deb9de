import { getRouteApi, useSearch } from '@tanstack/react-router'
import { ServicePage } from './service-page.tsx'

const serviceIndex = getRouteApi('/booking/services/$slug/')
const slotRoute = getRouteApi('/booking/slots/$slotId')
const slotIndex = getRouteApi('/booking/slots/$slotId/')

/** The day `YYYY-MM-DD` that an address asks for with `?date=`. */
const useWantedDay = (): string | null =>
  useSearch({
    strict: false,
    select: ({ date }: { date?: unknown }) => (typeof date === 'string' ? date : null),
  })

/** `/services/{slug}`. */
export function ServiceIndex() {
  return <ServicePage data={serviceIndex.useLoaderData()} wantedDay={useWantedDay()} />
}

/** `/slots/{slotId}`. */
export function SlotIndex() {
  const { slot } = slotRoute.useLoaderData()
  return <ServicePage data={slotIndex.useLoaderData()} slot={slot} />
}
