import type { BookingRecord } from '@bellows/domain'
import { useEffect } from 'react'
import { isInProgress } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking, type Trouble } from './booking-context.tsx'

const endOf = (record: BookingRecord): string | null => record.addedTime ?? record.slot?.lockoutEnd ?? null

/** Why a hold that the browser remembers is no longer its own, by the server's time in milliseconds. */
export function lossOf(record: BookingRecord, now: number): Trouble {
  const end = endOf(record)
  const isTimeUp = end === null || now >= Date.parse(end)
  return isTimeUp ? { kind: 'expired' } : { kind: 'taken', startTime: record.slot?.startTime ?? null }
}

/** Notices when the server says that the hold is another's, or that its time was deleted. */
export function useLostHold(): void {
  const { record, state, stateError, trouble, setTrouble } = useBooking()
  const { clock } = useWorld()
  useEffect(() => {
    if (!record || trouble || !isInProgress(record)) return
    const isGone = stateError?.status === 404 || (state !== null && !state.isHeldByYou)
    if (isGone) setTrouble(lossOf(record, clock.now()))
  }, [record, state, stateError, trouble, setTrouble, clock])
}
