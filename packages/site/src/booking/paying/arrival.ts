import { METHOD_PARAMETER, PAYMENT_PARAMETER, paymentMethods, type PaymentMethod } from '@bellows/domain'
import { useState } from 'react'
import { useWorld } from '../world/booking-world.tsx'

/** How the visitor has come back from the provider’s page. */
export type Arrival = 'returned' | 'cancelled'

const arrivals = ['returned', 'cancelled'] as const

const methodNamed = (name: string | null): PaymentMethod | undefined =>
  paymentMethods.find((method) => method === name)

/** What the address says of it; `settle` forgets it, so that a reload does not say it once more. */
export function useArrival(path: string) {
  const { parameter, go } = useWorld()
  const [arrival, setArrival] = useState(() => arrivals.find((one) => one === parameter(PAYMENT_PARAMETER)))
  /** The method that was left at the provider's. */
  const [method] = useState(() => methodNamed(parameter(METHOD_PARAMETER)))
  const settle = () => {
    if (parameter(PAYMENT_PARAMETER) !== null) go(path, { replace: true })
    setArrival(undefined)
  }
  /** A payment that is on its way without a page of the provider’s. */
  const wait = () => setArrival('returned')
  return { arrival, method, settle, wait }
}
