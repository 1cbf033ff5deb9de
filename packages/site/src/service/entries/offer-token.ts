import { holdTokenPattern, type BookingRecord } from '@bellows/domain'
import { useSyncExternalStore } from 'react'
import { useWorld } from '../../booking/world/booking-world.tsx'

/** The secret of a reserved link: in the address it was opened by, later in the booking that was begun with it. */
export function offerToken(hash: string, record: BookingRecord | null): string | null {
  const named = hash.slice(1)
  return holdTokenPattern.test(named) ? named : (record?.holdToken ?? null)
}

/** The same in the browser; `undefined` on the server and in the first rendering. */
export function useOfferToken(): string | null | undefined {
  const { records } = useWorld()
  return useSyncExternalStore<string | null | undefined>(
    records.subscribe,
    () => offerToken(location.hash, records.get().record),
    () => undefined,
  )
}
