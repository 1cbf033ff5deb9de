import { PAYMENT_PARAMETER } from '@bellows/domain'
import { useState } from 'react'
import { useWorld } from '../world/booking-world.tsx'

/** How the visitor has come back from the provider’s page. */
export type Arrival = 'returned' | 'cancelled'

const arrivals = ['returned', 'cancelled'] as const

/** What the address says of it; `settle` forgets it, so that a reload does not say it once more. */
export function useArrival(path: string) {
  const { parameter, go } = useWorld()
  const [arrival, setArrival] = useState(() => arrivals.find((one) => one === parameter(PAYMENT_PARAMETER)))
  const settle = () => {
    if (parameter(PAYMENT_PARAMETER) !== null) go(path, { replace: true })
    setArrival(undefined)
  }
  /** A payment that is on its way without a page of the provider’s. */
  const wait = () => setArrival('returned')
  return { arrival, settle, wait }
}
