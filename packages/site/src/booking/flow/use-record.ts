import type { BookingRecord } from '@bellows/domain'
import { useSyncExternalStore } from 'react'
import type { Kept } from '../record/record-store.ts'
import { useWorld } from '../world/booking-world.tsx'

type KnownRecord = Readonly<{ record: BookingRecord | null | undefined; isElsewhere: boolean }>

const unknown: KnownRecord = { record: undefined, isElsewhere: false }

/** The record that the browser keeps; unknown on the server and in the first rendering. */
export function useRecord(): KnownRecord {
  const { records } = useWorld()
  return useSyncExternalStore<Kept | KnownRecord>(records.subscribe, records.get, () => unknown)
}
