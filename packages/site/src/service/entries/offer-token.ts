import { holdTokenPattern, type BookingRecord, type Slot } from '@bellows/domain'
import { useSyncExternalStore } from 'react'
import { useWorld } from '../../booking/world/booking-world.tsx'

/** What a booking was begun with by a link of the visitor's own; that of any other booking opens nobody's link. */
const secretOf = ({ holdToken, asked }: Pick<BookingRecord, 'holdToken' | 'asked'>): string | null =>
  holdToken === asked?.token ? null : holdToken

type Begun = Pick<BookingRecord, 'holdToken' | 'asked'> & Readonly<{ slot: Pick<Slot, 'id'> | null }>

/**
 * The secret of a reserved link: in the address it was opened by, later in the booking that was begun with it. Another
 * link's booking has another's secret.
 */
export function offerToken(hash: string, record: Begun | null, slotId: string): string | null {
  const named = hash.slice(1)
  if (holdTokenPattern.test(named)) return named
  const isOfAnother = record?.slot && record.slot.id !== slotId
  return record && !isOfAnother ? secretOf(record) : null
}

/** The same in the browser; `undefined` on the server and in the first rendering. */
export function useOfferToken(slotId: string): string | null | undefined {
  const { records } = useWorld()
  return useSyncExternalStore<string | null | undefined>(
    records.subscribe,
    () => offerToken(location.hash, records.get().record, slotId),
    () => undefined,
  )
}
