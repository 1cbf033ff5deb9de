import { ApiError } from '@bellows/api'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBooking } from './booking-context.tsx'
import { useExtension, useFailure } from './use-hold.ts'

/** Asks for 15 more minutes, and says how that went. */
export function useMoreTime() {
  const { say, reloadState } = useBooking()
  const { t } = useLingui()
  const extend = useExtension()
  const fail = useFailure()
  const [isAsking, setAsking] = useState(false)
  const refused = (cause: unknown) => {
    if (!(cause instanceof ApiError) || cause.error !== 'extension_limit') return fail(cause)
    say(t`This booking can't be extended further.`, 'assertive')
    return reloadState()
  }
  const ask = async () => {
    if (isAsking) return
    setAsking(true)
    await extend().then(() => say(t`15 minutes added.`), refused)
    setAsking(false)
  }
  return { ask: () => void ask(), isAsking }
}
