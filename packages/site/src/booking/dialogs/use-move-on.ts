import { stepPath, type Slot, type Step } from '@bellows/domain'
import { useBooking } from '../flow/booking-context.tsx'
import type { BookingBase } from '../flow/flow.ts'
import { useFailure } from '../flow/use-hold.ts'
import { useProceed } from '../flow/use-moves.ts'
import { useOrdering } from '../flow/use-ordering.ts'
import { useWorld } from '../world/booking-world.tsx'

/** After another time was held: goes on at the step where the first one was lost. */
export function useMoveOn(step: Step | undefined): (slot: Slot | null) => void {
  const { base, record, setTrouble } = useBooking()
  const { go } = useWorld()
  const proceed = useProceed()
  const order = useOrdering()
  const fail = useFailure()
  const hadOrder = Boolean(record?.orderId)
  return (slot) => {
    const moved: BookingBase = base.prefix === 'slots' && slot ? { ...base, id: slot.id } : base
    const goOn = () => (step ? go(stepPath(moved, step), { replace: true }) : proceed(moved))
    setTrouble(null)
    const customer = record?.customer
    if (!hadOrder || !customer) return goOn()
    return void order(customer).then(goOn, fail)
  }
}
