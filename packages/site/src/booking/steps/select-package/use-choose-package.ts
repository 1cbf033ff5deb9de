import { useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useFailure, useHoldCall } from '../../flow/use-hold.ts'
import { useWorld } from '../../world/booking-world.tsx'

/**
 * The chosen package: what was pressed last while the server is told, else what the booking holds, whichever tab chose
 * it. A choice that the server refuses falls back to the last that it took.
 */
export function useChoosePackage() {
  const { service, record } = useBooking()
  const { records } = useWorld()
  const [sending, setSending] = useState<string | null>(null)
  const hold = useHoldCall()
  const fail = useFailure()
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const send = async (packageId: string): Promise<boolean> => {
    const { record: before } = records.get()
    try {
      await hold({ id: before?.slot?.id ?? service.id, packageId })
      return true
    } catch (cause) {
      fail(cause)
      return false
    }
  }
  const choose = (packageId: string) => {
    setSending(packageId)
    const turn = send(packageId)
    last.current = turn
    // A newer choice is still on its way.
    void turn.then(() => last.current === turn && setSending(null))
  }
  /** Waits for the last choice; false where it was refused. */
  const settle = () => last.current
  return { value: sending ?? record?.selectedPackage ?? '', choose, settle }
}
