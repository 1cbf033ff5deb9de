import { useRef } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useFailure, useHoldCall } from '../../flow/use-hold.ts'
import { useWorld } from '../../world/booking-world.tsx'

/** Tells the server each choice; one that it refuses falls back to the last that it took. */
export function useChoosePackage(fallBack: (packageId: string) => void) {
  const { service } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const fail = useFailure()
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const send = async (packageId: string): Promise<boolean> => {
    const { record } = records.get()
    try {
      await hold({ id: record?.slot?.id ?? service.id, packageId })
      return true
    } catch (cause) {
      fallBack(record?.selectedPackage ?? '')
      fail(cause)
      return false
    }
  }
  const choose = (packageId: string) => {
    last.current = send(packageId)
  }
  /** Waits for the last choice; false where it was refused. */
  const settle = () => last.current
  return { choose, settle }
}
