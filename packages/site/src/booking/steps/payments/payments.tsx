import { stepPath, type BookingRecord } from '@bellows/domain'
import { loadPatiently } from '@bellows/ui'
import { lazy, Suspense, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import type { Arrival } from '../../flow/arrival-in.ts'
import { homeOf, type BookingBase } from '../../flow/home.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepGate, Waiting } from '../../frame/step-gate.tsx'
import { useArrival } from '../../paying/arrival.ts'
import type { Told } from '../../paying/told-note.tsx'
import { useOrder, usePaymentServices } from '../../queries.ts'
import { Checkout, type CheckoutProps } from './checkout.tsx'
import { useStandingOrder } from './use-standing-order.ts'

/** Only who comes back from a provider's page needs them. */
const Returned = lazy(async () => ({
  default: (await loadPatiently(() => import('./returned.tsx'))).Returned,
}))
const ChosenMeanwhile = lazy(async () => ({
  default: (await loadPatiently(() => import('./chosen-meanwhile.tsx'))).ChosenMeanwhile,
}))
const PaidWithoutSlot = lazy(async () => ({
  default: (await loadPatiently(() => import('./paid-without-slot.tsx'))).PaidWithoutSlot,
}))

/** The order that is being paid: one that was prepared is known by its link, in another browser too. */
function orderPaid({ prefix, id }: BookingBase, record: BookingRecord | null): string | null {
  if (prefix === 'pending' && record?.orderId !== id) return id
  return record?.status === 'BOOKING' ? record.orderId : null
}

/** Another tab has chosen otherwise while the visitor was paying: the record names no order any more. */
const isChosenMeanwhile = (
  arrival: Arrival | undefined,
  base: BookingBase,
  record: BookingRecord | null | undefined,
): boolean =>
  arrival === 'returned' &&
  record?.status === 'BOOKING' &&
  record.orderId === null &&
  homeOf(base, record) === base

/** What is paid when, and the act that books. */
export function Payments() {
  const { record } = useBooking()
  return record === undefined ? <Waiting /> : <Known />
}

function Known() {
  const { base, record } = useBooking()
  const [told, setTold] = useState<Told | null>(null)
  const orderId = record?.orderId ?? null
  const { lost, isAwaited, isBeingPaid } = useStandingOrder(orderId)
  const paid = orderPaid(base, record ?? null)
  const isWaiting = isBeingPaid && paid === orderId
  const { arrival, method, settle, wait } = useArrival(stepPath(base, 'payments'), isWaiting)
  const onKnown = (why: Told | null) => {
    setTold(why)
    settle()
  }
  if (isAwaited) return <Waiting />
  if (lost)
    return (
      <Suspense fallback={<Waiting />}>
        <PaidWithoutSlot order={lost} />
      </Suspense>
    )
  if (arrival && paid)
    return (
      <Suspense fallback={<Waiting />}>
        <Returned orderId={paid} arrival={arrival} onKnown={onKnown} />
      </Suspense>
    )
  if (isChosenMeanwhile(arrival, base, record))
    return (
      <Suspense fallback={<Waiting />}>
        <ChosenMeanwhile />
      </Suspense>
    )
  return (
    <StepGate step="payments">
      <Loaded told={told} left={method} onWaiting={wait} />
    </StepGate>
  )
}

type LoadedProps = Pick<CheckoutProps, 'told' | 'left' | 'onWaiting'>

function Loaded(props: LoadedProps) {
  const { record } = useBooking()
  const order = useOrder(record?.orderId ?? null)
  const services = usePaymentServices()
  const retry = () => {
    void order.refetch()
    void services.refetch()
  }
  if (order.data && services.data) return <Checkout order={order.data} payment={services.data} {...props} />
  const error = order.error ?? services.error
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}
