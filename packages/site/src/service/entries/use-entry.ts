import type { ApiError } from '@bellows/api'
import { useMemo } from 'react'
import type { EntryAnswer } from '../../booking/flow/booking-context.tsx'
import type { BookingEntry } from '../../booking/flow/entry.ts'
import { inquiryEntry, pendingEntry, reservedEntry } from './booking-entries.ts'
import { useOfferToken } from './offer-token.ts'
import { useInquiry, usePendingOrder, useReservedSlot } from './use-entry-queries.ts'

type Asked<Data> = Readonly<{ data: Data | undefined; error: ApiError | null; refetch: () => unknown }>

/** The answer as the booking's steps look at it. */
function useAnswer<Data>(
  { data, error, refetch }: Asked<Data>,
  read: (data: Data) => BookingEntry,
): EntryAnswer {
  const entry = useMemo(() => (data === undefined ? null : read(data)), [data, read])
  return useMemo(
    () => ({ entry, error: entry ? null : error, reload: () => void refetch() }),
    [entry, error, refetch],
  )
}

export function usePendingEntry(id: string) {
  const asked = usePendingOrder(id)
  return { pending: asked.data, answer: useAnswer(asked, pendingEntry) }
}

export function useInquiryEntry(id: string) {
  const asked = useInquiry(id)
  return { inquiry: asked.data, answer: useAnswer(asked, inquiryEntry) }
}

export function useReservedEntry(id: string) {
  const token = useOfferToken(id)
  const asked = useReservedSlot(id, token)
  const read = useMemo(
    () => (reserved: NonNullable<typeof asked.data>) => reservedEntry(reserved, token ?? null),
    [token],
  )
  return { reserved: asked.data, token: token ?? null, answer: useAnswer(asked, read) }
}
