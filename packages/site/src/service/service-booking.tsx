import type { Service } from '@bellows/domain'
import { useMemo, type ReactNode } from 'react'
import { BookingShell } from '../booking/booking-shell.tsx'
import { BookingProvider } from '../booking/flow/booking-provider.tsx'
import type { BookingBase } from '../booking/flow/home.ts'

export type ServiceBookingProps = BookingBase & Readonly<{ service: Service; children: ReactNode }>

/** The booking of one service, under the address that it was begun at. */
export function ServiceBooking({ prefix, id, service, children }: ServiceBookingProps) {
  const base = useMemo(() => ({ prefix, id }), [prefix, id])
  return (
    <BookingShell>
      <BookingProvider base={base} service={service}>
        {children}
      </BookingProvider>
    </BookingShell>
  )
}
