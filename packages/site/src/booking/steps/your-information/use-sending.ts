import { ApiError } from '@bellows/api'
import type { Customer } from '@bellows/domain'
import { useState } from 'react'
import { isEnding, useFailure } from '../../flow/use-hold.ts'
import { useProceed } from '../../flow/use-moves.ts'
import { useOrdering } from '../../flow/use-ordering.ts'

/** Makes the order and goes on; what fails is told in place, a hold that has ended by its dialog. */
export function useSending() {
  const [error, setError] = useState<ApiError | null>(null)
  const order = useOrdering()
  const fail = useFailure()
  const proceed = useProceed('your-information')
  const send = async (customer?: Customer): Promise<void> => {
    setError(null)
    try {
      await order(customer)
      proceed()
    } catch (cause) {
      if (cause instanceof ApiError && !isEnding(cause)) setError(cause)
      else fail(cause)
    }
  }
  return { send, error }
}
