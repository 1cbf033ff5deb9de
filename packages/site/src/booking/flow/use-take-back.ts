import { useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'
import { useFailure, useHoldCall } from './use-hold.ts'

/** Goes on in this tab: its record counts again, and its time is held once more. */
export function useTakeBack(): () => void {
  const { record, service } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const fail = useFailure()
  return () => {
    if (!record) return
    records.put(record)
    const { slot, selectedPackage, addons } = record
    const id = slot?.id ?? service.id
    void hold({
      id,
      ...(selectedPackage && { packageId: selectedPackage }),
      addons,
      isPremiumAccepted: true,
    }).catch(fail)
  }
}
