import { getRouteApi, useSearch } from '@tanstack/react-router'
import { ServicePage } from './service-page.tsx'

const serviceRoute = getRouteApi('/booking/services/$slug')
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
  const { slug } = serviceRoute.useParams()
  const { service } = serviceRoute.useLoaderData()
  const data = serviceIndex.useLoaderData()
  return (
    <ServicePage
      base={{ prefix: 'services', id: slug }}
      service={service}
      data={data}
      wantedDay={useWantedDay()}
    />
  )
}

/** `/slots/{slotId}`. */
export function SlotIndex() {
  const { slotId } = slotRoute.useParams()
  const { service, slot } = slotRoute.useLoaderData()
  return (
    <ServicePage
      base={{ prefix: 'slots', id: slotId }}
      service={service}
      data={slotIndex.useLoaderData()}
      slot={slot}
    />
  )
}
