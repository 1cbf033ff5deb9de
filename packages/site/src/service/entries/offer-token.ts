import { holdTokenPattern, type BookingRecord } from '@bellows/domain'
import { useSyncExternalStore } from 'react'
import { useWorld } from '../../booking/world/booking-world.tsx'

/** What a booking was begun with by a link of the visitor's own; that of any other booking opens nobody's link. */
const secretOf = ({ holdToken, asked }: Pick<BookingRecord, 'holdToken' | 'asked'>): string | null =>
  holdToken === asked?.token ? null : holdToken

/** The secret of a reserved link: in the address it was opened by, later in the booking that was begun with it. */
export function offerToken(
  hash: string,
  record: Pick<BookingRecord, 'holdToken' | 'asked'> | null,
): string | null {
  const named = hash.slice(1)
  return holdTokenPattern.test(named) ? named : record && secretOf(record)
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
