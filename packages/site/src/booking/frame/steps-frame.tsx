import { Outlet, useMatches, useParams } from '@tanstack/react-router'
import { useBooking } from '../flow/booking-context.tsx'
import { contractPlace } from '../flow/contract-place.ts'
import { BookingFrame } from './booking-frame.tsx'
import { useCodeAhead } from './use-code-ahead.ts'

/** The frame that stays while its steps change. */
export function StepsFrame() {
  const { service } = useBooking()
  const step = useMatches({ select: (matches) => matches.at(-1)?.staticData.step }) ?? 'payments'
  const { number } = useParams({ strict: false })
  useCodeAhead(step)
  const place = step === 'sign-contract' ? contractPlace(number, service.contractTemplates.length) : null
  return (
    <BookingFrame step={step} place={place} serviceName={service.name}>
      <Outlet />
    </BookingFrame>
  )
}
