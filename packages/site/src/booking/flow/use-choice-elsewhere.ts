import { useEffect, useEffectEvent } from 'react'
import { useHeldBooking } from '../queries.ts'
import { heldRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { isBehind, isUnheard } from './behind.ts'
import { useBooking } from './booking-context.tsx'

/**
 * Who chose on another device, under the same hold, finds that choice here: where the record says otherwise the server
 * is asked once more, and its word stands.
 */
export function useChoiceElsewhere(): void {
  const { record, hold } = useBooking()
  const { records } = useWorld()
  const { refetch } = useHeldBooking(record)
  const { state, isUpdating } = hold
  const isOther = !isUpdating && !isUnheard(record) && isBehind(state, record)
  const settle = useEffectEvent(async () => {
    const { data: known } = await refetch()
    const { record: kept } = records.get()
    if (!kept?.holdToken || !known?.isHeldByYou || isUnheard(kept) || !isBehind(known, kept)) return
    const { businessId, holdToken } = kept
    records.put(heldRecord(kept, { businessId, state: known, holdToken, sentToken: holdToken }))
  })
  useEffect(() => {
    if (isOther) void settle()
  }, [isOther])
}
