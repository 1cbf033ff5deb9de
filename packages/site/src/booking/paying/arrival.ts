import { METHOD_PARAMETER, PAYMENT_PARAMETER, paymentMethods, type PaymentMethod } from '@bellows/domain'
import { useState } from 'react'
import { arrivalIn, type Arrival } from '../flow/arrival-in.ts'
import { useWorld } from '../world/booking-world.tsx'

const methodNamed = (name: string | null): PaymentMethod | undefined =>
  paymentMethods.find((method) => method === name)

/**
 * What the address says of it; `settle` forgets it, so that a reload does not say it once more. What `isBeingPaid`
 * without it, in another tab or before the page was left, is looked after as if the visitor had just come back.
 */
export function useArrival(path: string, isBeingPaid: boolean) {
  const { parameter, go } = useWorld()
  const [known, setKnown] = useState<Arrival | 'settled' | undefined>(() => arrivalIn(parameter))
  /** The method that was left at the provider's. */
  const [method] = useState(() => methodNamed(parameter(METHOD_PARAMETER)))
  const settle = () => {
    if (parameter(PAYMENT_PARAMETER) !== null) go(path, { replace: true })
    setKnown('settled')
  }
  /** A payment that is on its way without a page of the provider’s. */
  const wait = () => setKnown('returned')
  const come = known ?? (isBeingPaid ? 'returned' : 'settled')
  return { arrival: come === 'settled' ? undefined : come, method, settle, wait }
}
