import { ServiceBooking, type ServiceBookingProps } from '../service-booking.tsx'
import { ServicePanel, type ServicePanelProps } from './service-panel.tsx'

export type BookingPanelProps = Omit<ServiceBookingProps, 'children'> & ServicePanelProps

/** The panel with the booking that it begins. */
export function BookingPanel({ prefix, id, service, ...panel }: BookingPanelProps) {
  return (
    <ServiceBooking prefix={prefix} id={id} service={service}>
      <ServicePanel {...panel} />
    </ServiceBooking>
  )
}
