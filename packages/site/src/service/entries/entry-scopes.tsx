import { getRouteApi, Outlet } from '@tanstack/react-router'
import { BookingShell } from '../../booking/booking-shell.tsx'
import type { Service } from '@bellows/domain'
import { EntryBooking } from './entry-booking.tsx'
import { useInquiryEntry, usePendingEntry, useReservedEntry } from './use-entry.ts'

const reservedRoute = getRouteApi('/booking/reserved/$slotId')
const pendingRoute = getRouteApi('/booking/pending/$orderId')
const inquiryRoute = getRouteApi('/booking/inquiries/$inquiryId')

type StepsProps = Readonly<{ id: string; service: Service }>

function ReservedSteps({ id, service }: StepsProps) {
  const { answer } = useReservedEntry(id)
  return (
    <EntryBooking prefix="reserved" id={id} service={service} entry={answer}>
      <Outlet />
    </EntryBooking>
  )
}

function PendingSteps({ id, service }: StepsProps) {
  const { answer } = usePendingEntry(id)
  return (
    <EntryBooking prefix="pending" id={id} service={service} entry={answer}>
      <Outlet />
    </EntryBooking>
  )
}

function InquirySteps({ id, service }: StepsProps) {
  const { answer } = useInquiryEntry(id)
  return (
    <EntryBooking prefix="inquiries" id={id} service={service} entry={answer}>
      <Outlet />
    </EntryBooking>
  )
}

/** Around the steps under `/reserved/{slotId}`. */
export function ReservedScope() {
  const { slotId } = reservedRoute.useParams()
  const { service } = reservedRoute.useLoaderData()
  return (
    <BookingShell>
      <ReservedSteps id={slotId} service={service} />
    </BookingShell>
  )
}

/** Around the steps under `/pending/{orderId}`. */
export function PendingScope() {
  const { orderId } = pendingRoute.useParams()
  const { service } = pendingRoute.useLoaderData()
  return (
    <BookingShell>
      <PendingSteps id={orderId} service={service} />
    </BookingShell>
  )
}

/** Around the steps under `/inquiries/{inquiryId}`. */
export function InquiryScope() {
  const { inquiryId } = inquiryRoute.useParams()
  const { service } = inquiryRoute.useLoaderData()
  return (
    <BookingShell>
      <InquirySteps id={inquiryId} service={service} />
    </BookingShell>
  )
}
