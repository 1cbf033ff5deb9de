import { isInProgress, type BookingRecord } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHeldBooking } from '../queries.ts'
import { heldRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { isBehind, isUnheard } from './behind.ts'
import { useBooking } from './booking-context.tsx'

/** Tells that what stands here was chosen elsewhere: the visitor may go on with it, or choose anew. */
export function useTellElsewhere(): () => void {
  const { note, say } = useBooking()
  const { t } = useLingui()
  return () => {
    note({ notice: { kind: 'chosenElsewhere' } })
    say(t`Your choice was changed in another tab or on another device.`)
  }
}

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
  const tell = useTellElsewhere()
  const settle = useEffectEvent(async () => {
    const { data: known } = await refetch()
    const { record: kept } = records.get()
    if (!kept?.holdToken || !known?.isHeldByYou || isUnheard(kept) || !isBehind(known, kept)) return
    const { businessId, holdToken } = kept
    records.put(heldRecord(kept, { businessId, state: known, holdToken, sentToken: holdToken }))
    tell()
  })
  useEffect(() => {
    if (isOther) void settle()
  }, [isOther])
  useFollowedChoice(tell)
}

/** Of a booking in progress; nothing while none is chosen. */
const choiceOf = (record: BookingRecord | null | undefined): string | null =>
  record?.selectedPackage && isInProgress(record)
    ? JSON.stringify([record.selectedPackage, record.addons])
    : null

/** Another tab of the same booking has chosen otherwise. */
function useFollowedChoice(tell: () => void): void {
  const { record } = useBooking()
  const { records } = useWorld()
  const choice = choiceOf(record)
  const before = useRef(choice)
  const onChosen = useEffectEvent((last: string | null) => {
    if (last !== null && choice !== null && records.get().isFollowed) tell()
  })
  useEffect(() => {
    const last = before.current
    before.current = choice
    if (last !== choice) onChosen(last)
  }, [choice])
}
