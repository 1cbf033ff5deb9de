import { useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useTelling } from '../../flow/use-telling.ts'

/**
 * The chosen package: what was pressed last while the server is told, else what the booking holds, whichever tab chose
 * it. A choice that the server refuses falls back to the last that it took.
 */
export function useChoosePackage() {
  const { record } = useBooking()
  const [sending, setSending] = useState<string | null>(null)
  const { tell, settle } = useTelling()
  const value = sending ?? record?.selectedPackage ?? ''
  return {
    value,
    choose: (packageId: string) => {
      setSending(packageId)
      void tell({ packageId }, () => setSending(null))
    },
    /** Waits for the last choice; false where it was refused. */
    settle: () => settle({ packageId: value }),
  }
}
