import { ApiError, extendHold } from '@bellows/api'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAnswers } from '../queries.ts'
import { extendedRecord, goesOn } from '../record/booking-record.ts'
import { useCall, useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'
import { isEnding, useFailure } from './use-hold.ts'

/** Asks for another quarter of an hour; rejects with the server's `ApiError`. */
function useExtension(): () => Promise<void> {
  const { hold } = useBooking()
  const { records } = useWorld()
  const { keepBooking, keptBooking } = useAnswers()
  const call = useCall()
  return () =>
    hold.inTurn(async () => {
      const { record } = records.get()
      const { lockoutEnd = null } = (record && keptBooking(record)) ?? {}
      if (!record?.slot || lockoutEnd === null) return
      const answer = await call(extendHold, { id: record.slot.id, lockoutEnd }, record.holdToken)
      // What was typed, or given up, while it was asked for stays so.
      const { record: now } = records.get()
      if (!goesOn(record, now)) return
      keepBooking(record, { ...answer, isHeldByYou: true })
      records.put(extendedRecord(now, answer))
    }, true)
}

/** Asks for 15 more minutes, and says how that went; a failure that ends nothing is told where it was asked. */
export function useMoreTime() {
  const { say, hold } = useBooking()
  const { t } = useLingui()
  const extend = useExtension()
  const fail = useFailure()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const refused = (cause: unknown) => {
    if (!(cause instanceof ApiError) || isEnding(cause)) return fail(cause)
    if (cause.error !== 'extension_limit') return setFailure(cause)
    say(t`This booking can’t be extended further.`, 'assertive')
    return hold.reload()
  }
  const ask = async () => {
    if (isAsking) return
    setAsking(true)
    setFailure(null)
    await extend().then(() => say(t`15 minutes added.`), refused)
    setAsking(false)
  }
  return { ask: () => void ask(), isAsking, failure }
}
