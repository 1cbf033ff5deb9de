import type { Service } from '@bellows/domain'
import { useMemo, type ReactNode } from 'react'
import type { EntryAnswer } from '../../booking/flow/booking-context.tsx'
import { BookingProvider } from '../../booking/flow/booking-provider.tsx'
import type { BookingBase } from '../../booking/flow/home.ts'
import { EntryLink } from '../../booking/queries.ts'

export type EntryBookingProps = BookingBase &
  Readonly<{ service: Service; entry?: EntryAnswer; children: ReactNode }>

/** The booking of whoever came by a link of their own. */
export function EntryBooking({ prefix, id, service, entry, children }: EntryBookingProps) {
  const base = useMemo(() => ({ prefix, id }), [prefix, id])
  return (
    <EntryLink value={prefix === 'services' ? null : id}>
      <BookingProvider base={base} service={service} {...(entry && { entry })}>
        {children}
      </BookingProvider>
    </EntryLink>
  )
}
