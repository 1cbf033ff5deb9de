import { ApiError } from '@bellows/api'
import { isServiceChanged, priceChange, type Step } from '@bellows/domain'
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
  state.slot !== null &&
  isServiceChanged(state.slot, { updatedDate: state.serviceUpdatedDate })

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

function useRefresh() {
  const { service, record, note } = useBooking()
  const { entry } = useTerms()
  const { records } = useWorld()
  const { refreshService } = useAnswers()
  const hold = useHoldCall()
  const fail = useFailure()
  const losePackage = () => {
    const chosen = service.packages.find(({ id }) => id === record?.selectedPackage)
    if (record) records.put({ ...record, selectedPackage: null, orderId: null })
    note({ notice: { kind: 'packageGone', name: chosen?.name ?? '' } })
  }
  return async (before: HeldBooking) => {
    if (!before.slot) return
    void refreshService(service.slug)
    if (isAgreedHold(entry, before.slot.id)) return
    try {
      const { quote } = await hold({
        id: before.slot.id,
        ...(before.packageId && { packageId: before.packageId }),
        addons: before.addons,
      })
      if (before.quote && quote && priceChange(before.quote, quote) === 'rose')
        note({ notice: { kind: 'price', before: before.quote, after: quote } })
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 422) losePackage()
      else fail(cause)
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
