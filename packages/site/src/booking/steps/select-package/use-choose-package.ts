import { useEffect, useEffectEvent } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useTelling } from '../../flow/use-telling.ts'
import { useWorld } from '../../world/booking-world.tsx'

/** The package that the server has yet to hear of; the record keeps it, so that a reload loses nothing. */
function useUnsent() {
  const { record } = useBooking()
  const { records } = useWorld()
  const keep = (unsentPackage: string | null) => {
    const { record: kept } = records.get()
    if (kept) records.put({ ...kept, unsentPackage })
  }
  return { unsent: record?.unsentPackage ?? null, keep }
}

/**
 * The chosen package: what was pressed last while the server is told, else what the booking holds, whichever tab chose
 * it. A choice that the server refuses falls back to the last that it took.
 */
export function useChoosePackage() {
  const { record } = useBooking()
  const { unsent, keep } = useUnsent()
  const { tell, settle, unheard } = useTelling()
  const value = unsent ?? record?.selectedPackage ?? ''
  const send = (packageId: string) => tell({ packageId }, () => keep(null))
  const onArrive = useEffectEvent(() => {
    if (unsent) void send(unsent)
  })
  useEffect(() => onArrive(), [])
  return {
    value,
    /** Answers as `settle` does. */
    choose: (packageId: string) => {
      keep(packageId)
      return send(packageId)
    },
    /** Waits for the last choice; false where it was refused or not heard. */
    settle: () => settle({ packageId: value }, () => keep(null)),
    /** The choice found no line, and is kept. */
    unheard: unsent === null ? null : unheard,
  }
}
