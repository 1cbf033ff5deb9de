import { getRouteApi, Outlet } from '@tanstack/react-router'
import { ServiceBooking } from './service-booking.tsx'

const serviceRoute = getRouteApi('/booking/services/$slug')
const slotRoute = getRouteApi('/booking/slots/$slotId')

/** Around the steps under `/services/{slug}`. */
export function ServiceScope() {
  const { slug } = serviceRoute.useParams()
  const { service } = serviceRoute.useLoaderData()
  return (
    <ServiceBooking prefix="services" id={slug} service={service}>
      <Outlet />
    </ServiceBooking>
  )
}

/** Around the steps under `/slots/{slotId}`. */
export function SlotScope() {
  const { slotId } = slotRoute.useParams()
  const { service } = slotRoute.useLoaderData()
  return (
    <ServiceBooking prefix="slots" id={slotId} service={service}>
      <Outlet />
    </ServiceBooking>
  )
}
