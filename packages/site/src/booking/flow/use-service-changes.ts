import { ApiError } from '@bellows/api'
import { isServiceChanged, priceChange, type Quote, type Step } from '@bellows/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAnswers, type HeldBooking } from '../queries.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking, useTerms } from './booking-context.tsx'
import { isAgreedHold } from './entry.ts'
import { stepsOf } from './flow.ts'
import { useFailure, useHoldCall } from './use-hold.ts'

const isStale = (state: HeldBooking | null): boolean =>
  state !== null &&
  state.isHeldByYou &&
  isServiceChanged(state.slot ?? { serviceUpdatedDate: state.untimedUpdatedDate ?? null }, {
    updatedDate: state.serviceUpdatedDate,
  })

/** A service that was edited after the hold: the hold is priced anew and what changed is said. */
export function useServiceChanges(): void {
  const { hold, entry: answer } = useBooking()
  const terms = useTerms()
  const { state, isUpdating } = hold
  const refresh = useRefresh()
  const onStale = useEffectEvent(refresh)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (isUpdating || !state || !isStale(state) || asked.current === state.serviceUpdatedDate) return
    asked.current = state.serviceUpdatedDate
    void onStale(state)
  }, [state, isUpdating])
  useStepChanges(answer.entry && stepsOf(terms))
}

type Prices = Readonly<{ before: Quote | null; after: Quote | null; isAsked: boolean }>

/** A lower price needs no word of its own, unless a press went nowhere because of it. */
function usePriceNotice(): (prices: Prices) => boolean {
  const { note } = useBooking()
  return ({ before, after, isAsked }) => {
    const change = before && after ? priceChange(before, after) : 'same'
    const isTold = change === 'rose' || (isAsked && change === 'fell')
    if (isTold && before && after) note({ notice: { kind: 'price', before, after } })
    return isTold
  }
}

/** Holds once more at the price that counts now; true where the visitor is told what changed. */
export function useRefresh() {
  const { service, record, note } = useBooking()
  const { entry } = useTerms()
  const { records } = useWorld()
  const { refreshService } = useAnswers()
  const hold = useHoldCall()
  const tell = usePriceNotice()
  const fail = useFailure()
  const losePackage = () => {
    const chosen = service.packages.find(({ id }) => id === record?.selectedPackage)
    if (record) records.put({ ...record, selectedPackage: null, orderId: null })
    note({ notice: { kind: 'packageGone', name: chosen?.name ?? '' } })
  }
  return async (before: HeldBooking, isAsked = false): Promise<boolean> => {
    const id = before.slot?.id ?? service.id
    void refreshService(service.slug)
    if (!isAsked && isAgreedHold(entry, id)) return false
    try {
      const { quote } = await hold({
        id,
        ...(before.packageId && { packageId: before.packageId }),
        addons: before.addons,
      })
      return tell({ before: before.quote, after: quote, isAsked })
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 422) losePackage()
      else fail(cause)
      return true
    }
  }
}

/** `null` while what is known of the visitor is on its way. */
function useStepChanges(steps: readonly Step[] | null): void {
  const { record, note } = useBooking()
  const before = useRef(steps)
  const tell = useEffectEvent((added: Step | null) => record && note({ notice: { kind: 'steps', added } }))
  const key = steps?.join(' ')
  useEffect(() => {
    const known = before.current
    if (!steps || known?.join(' ') === key) return
    before.current = steps
    if (known) tell(steps.find((step) => !known.includes(step)) ?? null)
  }, [key, steps])
}
