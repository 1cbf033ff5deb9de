import { ApiError } from '@bellows/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { isEnding, useFailure } from './use-hold.ts'
import { useOrdering } from './use-ordering.ts'

/** Makes the order of whoever is known already, once a step stands on it. */
export function useSettledOrder(isNeeded: boolean) {
  const [error, setError] = useState<ApiError | null>(null)
  const order = useOrdering()
  const fail = useFailure()
  const refused = (cause: unknown) => {
    if (cause instanceof ApiError && !isEnding(cause)) setError(cause)
    else fail(cause)
  }
  const make = () => void order().catch(refused)
  const onNeeded = useEffectEvent(make)
  useEffect(() => {
    if (isNeeded) onNeeded()
  }, [isNeeded])
  const retry = () => {
    setError(null)
    make()
  }
  return { error, retry }
}
