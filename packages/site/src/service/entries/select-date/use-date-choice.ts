import { getSelectDate, selectDate, type ApiError } from '@bellows/api'
import type { DateChoice } from '@bellows/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswers } from '../../../booking/queries.ts'
import { useCall } from '../../../booking/world/booking-world.tsx'

/** The shoot of an order whose date is chosen. */
export type Moved = Readonly<{ id: string; shootId?: string }>
/** A mini session's slot, or a start. */
export type NewTime = Readonly<{ slotId: string }> | Readonly<{ startTime: string }>

const KEY = 'select-date'

/** What may be chosen, and what a time that is asked about would change. */
export function useDateChoice(moved: Moved, time: NewTime | null = null) {
  const call = useCall()
  return useQuery<DateChoice, ApiError>({
    queryKey: [KEY, moved, time],
    queryFn: () => call(getSelectDate, { ...moved, ...time }),
    refetchOnWindowFocus: 'always',
  })
}

type Agreed = Readonly<{ time: NewTime; seenStart: string | null; hasExtra: boolean }>

const gone: ReadonlySet<string> = new Set(['slot_taken', 'not_bookable', 'not_offered'])

/** True for a refusal that only another time mends. */
export const isTimeGone = (refusal: ApiError | null): boolean => refusal !== null && gone.has(refusal.error)

/** Takes the new time; the old one stays until it is won. Of one that is gone `onGone` is told. */
export function useMoving(
  moved: Moved,
  { onMoved, onGone }: Readonly<Record<'onMoved' | 'onGone', () => void>>,
) {
  const [error, setError] = useState<ApiError | null>(null)
  const [isMoving, setMoving] = useState(false)
  const client = useQueryClient()
  const { keepOrder } = useAnswers()
  const call = useCall()
  const move = async ({ time, seenStart, hasExtra }: Agreed): Promise<void> => {
    if (isMoving) return
    setError(null)
    setMoving(true)
    try {
      keepOrder(await call(selectDate, { ...moved, ...time, seenStart, isPremiumAccepted: hasExtra }))
      client.removeQueries({ queryKey: [KEY] })
      onMoved()
    } catch (cause) {
      setError(cause as ApiError)
      if (isTimeGone(cause as ApiError)) onGone()
      await client.invalidateQueries({ queryKey: [KEY] })
      // One that is won stays under way until the next page stands: it is nobody else’s.
      setMoving(false)
    }
  }
  return { move, isMoving, error, forget: () => setError(null) }
}
