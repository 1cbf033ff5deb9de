import { getInquiry, getPendingOrder, getReservedSlot, type ApiError } from '@bellows/api'
import type { Inquiry, PendingOrder, ReservedSlot } from '@bellows/domain'
import { useQuery } from '@tanstack/react-query'
import { FRESH } from '../../booking/queries.ts'
import { useCall } from '../../booking/world/booking-world.tsx'

/** The owner, or another device, may have changed what a link stands for. */
const often = { staleTime: FRESH, refetchOnWindowFocus: 'always' } as const

export function usePendingOrder(id: string) {
  const call = useCall()
  return useQuery<PendingOrder, ApiError>({
    queryKey: ['pending', id],
    queryFn: () => call(getPendingOrder, { id }),
    ...often,
  })
}

export function useInquiry(id: string) {
  const call = useCall()
  return useQuery<Inquiry, ApiError>({
    queryKey: ['inquiry', id],
    queryFn: () => call(getInquiry, { id }),
    ...often,
  })
}

/** `token` is the link's secret; `undefined` until the browser has looked for it. */
export function useReservedSlot(id: string, token: string | null | undefined) {
  const call = useCall()
  return useQuery<ReservedSlot, ApiError>({
    queryKey: ['reserved', id, token ?? null],
    queryFn: () => call(getReservedSlot, { id }, token ?? null),
    enabled: token !== undefined,
    ...often,
  })
}
