import type { ApiError } from '@bellows/api'
import type { Order } from '@bellows/domain'
import { useBooking, useTerms } from '../../flow/booking-context.tsx'
import { isAgreedHold } from '../../flow/entry.ts'
import { useFailure } from '../../flow/use-hold.ts'
import { useOrderAgain } from '../../flow/use-ordering.ts'
import { useRefresh } from '../../flow/use-service-changes.ts'

const NOT_FOUND = 404

/** Refused because the order, or its payment, is another by now: what stands has to be looked at first. */
export const isOutdated = ({ error, status }: ApiError): boolean =>
  error === 'terms_changed' || error === 'discount_gone' || status === NOT_FOUND

/** Holds and orders once more, so that the next press counts; true where the visitor is told what changed, or why that failed. */
export function useRepricing(): (order: Order, cause: ApiError) => Promise<boolean> {
  const { hold, service } = useBooking()
  const { entry } = useTerms()
  const refresh = useRefresh()
  const orderAgain = useOrderAgain()
  const fail = useFailure()
  return async ({ quote }, { error }) => {
    const { state, inTurn } = hold
    if (!state) return false
    const isAgreed = isAgreedHold(entry, state.slot?.id ?? service.id)
    if (!isAgreed || error === 'discount_gone') return refresh({ ...state, quote }, true)
    try {
      await inTurn(orderAgain)
      return false
    } catch (failure) {
      fail(failure)
      return true
    }
  }
}
