import type { Slot } from '@bellows/domain'
import { useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useFailure } from '../../flow/use-hold.ts'
import { useHoldKept } from '../../flow/use-hold-kept.ts'

/** Holds a start of a full session: the server makes the slot. */
export function useHoldStart(onHeld: (slot: Slot | null) => void) {
  const { service } = useBooking()
  const [isHolding, setHolding] = useState(false)
  const holdKept = useHoldKept()
  const fail = useFailure()
  const hold = async (startTime: string) => {
    setHolding(true)
    const held = await holdKept({ id: service.id, startTime }).catch((cause: unknown) =>
      fail(cause, startTime),
    )
    setHolding(false)
    if (held) onHeld(held.slot)
  }
  return { hold, isHolding }
}
