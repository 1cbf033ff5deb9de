import { useBooking } from '../../flow/booking-context.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepGate, Waiting } from '../../frame/step-gate.tsx'
import { useOrder, usePaymentServices } from '../../queries.ts'
import { Checkout } from './checkout.tsx'

/** What is paid when, and the act that books. */
export function Payments() {
  return (
    <StepGate step="payments">
      <Loaded />
    </StepGate>
  )
}

function Loaded() {
  const { record } = useBooking()
  const order = useOrder(record?.orderId ?? null)
  const services = usePaymentServices()
  const retry = () => {
    void order.refetch()
    void services.refetch()
  }
  if (order.data && services.data) return <Checkout order={order.data} payment={services.data} />
  const error = order.error ?? services.error
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}
