import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BookingProvider } from '../booking/flow/booking-provider.tsx'

const serviceRoute = getRouteApi('/booking/services/$slug')
const slotRoute = getRouteApi('/booking/slots/$slotId')

/** Everything under `/services/{slug}`. */
export function ServiceScope() {
  const { slug } = serviceRoute.useParams()
  const { service } = serviceRoute.useLoaderData()
  const base = useMemo(() => ({ prefix: 'services', id: slug }) as const, [slug])
  return (
    <BookingProvider key={slug} base={base} service={service}>
      <Outlet />
    </BookingProvider>
  )
}

/** Everything under `/slots/{slotId}`. */
export function SlotScope() {
  const { slotId } = slotRoute.useParams()
  const { service } = slotRoute.useLoaderData()
  const base = useMemo(() => ({ prefix: 'slots', id: slotId }) as const, [slotId])
  return (
    <BookingProvider key={slotId} base={base} service={service}>
      <Outlet />
    </BookingProvider>
  )
}
