import { ApiError } from '@bellows/api'
import { isInProgress, isServiceChanged, type Step } from '@bellows/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAnswers, type HeldBooking } from '../queries.ts'
import { useWorld } from '../world/booking-world.tsx'
import { arrivalIn } from './arrival-in.ts'
import { useBooking, useTerms } from './booking-context.tsx'
import { isAgreedHold } from './entry.ts'
import { stepsOf } from './flow.ts'
import { homeOf } from './home.ts'
import { holdNews, useTellNews } from './hold-news.ts'
import { useFailure, useHoldCall, type Held } from './use-hold.ts'

const isStale = (state: HeldBooking | null): boolean =>
  state !== null &&
  state.isHeldByYou &&
  isServiceChanged(state.slot ?? { serviceUpdatedDate: state.untimedUpdatedDate ?? null }, {
    updatedDate: state.serviceUpdatedDate,
  })

/** Back from the provider's page it is not known yet what became of the payment. */
function useIsPaying(): boolean {
  const { visit } = useBooking()
  const { parameter } = useWorld()
  return visit.isPaying || arrivalIn(parameter) !== undefined
}

/** A service that was edited after the hold: the hold is priced anew and what changed is said. */
export function useServiceChanges(): void {
  const { base, record, hold, entry: answer } = useBooking()
  const terms = useTerms()
  const { state, isUpdating } = hold
  const isAway = homeOf(base, record ?? null) !== base
  const isPaying = useIsPaying()
  const refresh = useRefresh()
  const onStale = useEffectEvent(refresh)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    // What was agreed by a link is held anew by that link's own pages; what is being paid stays as it is paid.
    if (
      isUpdating ||
      isAway ||
      isPaying ||
      !state ||
      !isStale(state) ||
      asked.current === state.serviceUpdatedDate
    )
      return
    asked.current = state.serviceUpdatedDate
    void onStale(state)
  }, [state, isUpdating, isAway, isPaying])
  useFreshService(state)
  useStepChanges(answer.entry && stepsOf(terms))
}

/** Asks for the service again where the server speaks of a newer one than the page shows. */
function useFreshService(state: HeldBooking | null): void {
  const { service } = useBooking()
  const { refreshService } = useAnswers()
  const { slug, updatedDate } = service
  const newer = state && state.serviceUpdatedDate !== updatedDate ? state.serviceUpdatedDate : null
  useEffect(() => {
    if (newer !== null) void refreshService(slug)
  }, [newer, slug, refreshService])
}

const packageName = ({ quote }: HeldBooking): string =>
  quote?.lines.find(({ kind }) => kind === 'package')?.label ?? ''

const hasNewPrice = ({ news }: Held): boolean => Boolean(news?.price)

/** Tells what the hold has become since, where what was to follow it has failed. */
function useTellHeld(): (before: HeldBooking) => void {
  const { service } = useBooking()
  const { records, clock } = useWorld()
  const { keptBooking } = useAnswers()
  const tellNews = useTellNews()
  return (before) => {
    const { record } = records.get()
    const held = record && keptBooking(record)
    if (!held) return
    tellNews(holdNews(held, { before, shown: service, now: clock.now(), isChoice: false }), held.packageId)
  }
}

/** Holds what stands once more, as far as it is still offered, at its price of now; true where the visitor is told what changed. */
export function useRefresh() {
  const { service, note } = useBooking()
  const { entry } = useTerms()
  const { records } = useWorld()
  const hold = useHoldCall()
  const tellNews = useTellNews()
  const tellHeld = useTellHeld()
  const fail = useFailure()
  const losePackage = (before: HeldBooking) => {
    const { record } = records.get()
    // What was booked meanwhile stays as it was booked.
    if (!record || !isInProgress(record)) return
    records.put({ ...record, selectedPackage: null, orderId: null })
    note({ notice: { kind: 'packageGone', name: packageName(before) } })
  }
  return async (before: HeldBooking, isAsked = false): Promise<boolean> => {
    const id = before.slot?.id ?? service.id
    if (!isAsked && isAgreedHold(entry, id)) return false
    try {
      const held = await hold({ id })
      if (!held) return true
      tellNews(held.news, held.packageId)
      return hasNewPrice(held)
    } catch (cause) {
      // Nothing was asked for that the server could refuse, but the package that stood.
      if (cause instanceof ApiError && cause.error === 'not_offered') losePackage(before)
      else {
        tellHeld(before)
        fail(cause)
      }
      return true
    }
  }
}

/** `null` while what is known of the visitor is on its way. */
function useStepChanges(steps: readonly Step[] | null): void {
  const { record, note } = useBooking()
  const { updatedDate } = useTerms().service
  const before = useRef({ steps, updatedDate })
  const tell = useEffectEvent((added: Step | null) => record && note({ notice: { kind: 'steps', added } }))
  const key = steps?.join(' ')
  useEffect(() => {
    const { steps: known, updatedDate: version } = before.current
    if (!steps || known?.join(' ') === key) return
    before.current = { steps, updatedDate }
    // What becomes known of the visitor meanwhile changes nothing that was asked.
    if (known && version !== updatedDate) tell(steps.find((step) => !known.includes(step)) ?? null)
  }, [key, steps, updatedDate])
}
