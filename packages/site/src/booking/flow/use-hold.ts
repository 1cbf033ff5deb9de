import { ApiError, extendHold, holdSlot, type InputOf } from '@bellows/api'
import { useCallback } from 'react'
import { useAnswers, type HeldBooking } from '../queries.ts'
import { extendedRecord, heldRecord } from '../record/booking-record.ts'
import { useCall, useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'

export type HoldChoice = InputOf<typeof holdSlot>

/** Holds a time, or changes what its hold has chosen; rejects with the server's `ApiError`. */
export function useHoldCall(): (choice: HoldChoice) => Promise<HeldBooking> {
  const { inTurn } = useBooking()
  const { business, records } = useWorld()
  const { keepBooking } = useAnswers()
  const call = useCall()
  return useCallback(
    (choice) =>
      inTurn(async () => {
        const before = records.get().record
        const { holdToken, ...answer } = await call(holdSlot, choice, records.holdToken())
        const state = { ...answer, isHeldByYou: true }
        const record = heldRecord(before, { businessId: business.id, state, holdToken })
        keepBooking(record, state)
        records.put(record)
        return state
      }),
    [inTurn, business.id, records, keepBooking, call],
  )
}

/** Asks for another quarter of an hour; rejects with the server's `ApiError`. */
export function useExtension(): () => Promise<void> {
  const { record, state, tell } = useBooking()
  const { records } = useWorld()
  const { keepBooking } = useAnswers()
  const call = useCall()
  return async () => {
    if (!record?.slot || !state?.lockoutEnd) return
    const input = { id: record.slot.id, lockoutEnd: state.lockoutEnd }
    const answer = await call(extendHold, input, record.holdToken)
    const { lockoutEnd, extensionsLeft } = answer
    if (lockoutEnd) tell({ type: 'extended', lockoutEnd: Date.parse(lockoutEnd), extensionsLeft })
    keepBooking(record, { ...answer, isHeldByYou: true })
    records.put(extendedRecord(record, answer))
  }
}

/** Codes that end the hold. */
const endings = new Set(['slot_taken', 'hold_expired'])

/** True for a failure that its own dialog must tell. */
export const isEnding = (cause: ApiError): boolean => endings.has(cause.error)

/** What a visitor is told of a call that failed: as a dialog, by its code. */
export function useFailure(): (cause: unknown, startTime?: string | null) => void {
  const { record, setTrouble } = useBooking()
  const held = record?.slot?.startTime ?? null
  return useCallback(
    (cause, startTime = held) => {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.error === 'slot_taken') setTrouble({ kind: 'taken', startTime })
      else if (cause.error === 'hold_expired') setTrouble({ kind: 'expired' })
      else setTrouble({ kind: 'failed', message: cause.message, requestId: cause.requestId })
    },
    [held, setTrouble],
  )
}
