import { Outlet, useMatches } from '@tanstack/react-router'
import { useBooking } from '../flow/booking-context.tsx'
import { BookingFrame } from './booking-frame.tsx'

/** The frame that stays while its steps change. */
export function StepsFrame() {
  const { service } = useBooking()
  const step = useMatches({ select: (matches) => matches.at(-1)?.staticData.step })
  return (
    <BookingFrame step={step ?? 'payments'} serviceName={service.name}>
      <Outlet />
    </BookingFrame>
  )
}
