import { PAID_SLOT_PARAMETER, type Step } from '@bellows/domain'
import { useState } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import { arrivalIn, type Arrival } from './arrival-in.ts'
import { useBooking } from './booking-context.tsx'
import { isUnknownHere } from './flow.ts'

/**
 * How the visitor is back from paying: a wallet or a bank opens the phone's own browser, which may know nothing of the
 * booking. What it has known once is looked after by the step.
 */
export function useBackElsewhere(step: Step): Readonly<{ arrival: Arrival | undefined; isUnknown: boolean }> {
  const { record, entry: answer, ...booking } = useBooking()
  const { parameter } = useWorld()
  const [arrival, setArrival] = useState(() => (step === 'payments' ? arrivalIn(parameter) : undefined))
  const [slotId] = useState(() => parameter(PAID_SLOT_PARAMETER))
  const { entry } = answer
  if (!arrival || record === undefined || entry === null) return { arrival, isUnknown: false }
  const isUnknown = isUnknownHere({ ...booking, record, entry }, slotId)
  if (!isUnknown) setArrival(undefined)
  return { arrival, isUnknown }
}
