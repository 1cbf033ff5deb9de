import { ApiError, holdSlot, releaseSlot, type InputOf } from '@bellows/api'
import { isInProgress, type BookingRecord, type Service, type Slot } from '@bellows/domain'
import { useCallback, useState } from 'react'
import { isLogout } from '../../pages/error-facts.ts'
import { useAnswers, type HeldBooking } from '../queries.ts'
import { chosenFor, goesOn, heldRecord } from '../record/booking-record.ts'
import { useCall, useWorld } from '../world/booking-world.tsx'
import { useBooking, useTerms } from './booking-context.tsx'
import { agreedOrder, isAgreedHold, isAgreedTime } from './entry.ts'
import { linkOf } from './home.ts'
import { holdNews, useTellNews, type HoldNews } from './hold-news.ts'
import { useOrderAgain } from './use-ordering.ts'

export type HoldChoice = Omit<InputOf<typeof holdSlot>, 'turn'>

const ownerOf = (businessId: string, { id, slug }: Pick<Service, 'id' | 'slug'>) => ({
  businessId,
  serviceId: id,
  serviceSlug: slug,
})

/** The server's answer, and what is new in it; `null` where the price was agreed. */
export type Held = HeldBooking & Readonly<{ news: HoldNews | null }>

const isGivenUp = (before: BookingRecord | null, now: BookingRecord | null): boolean =>
  before !== null && isInProgress(before) && !goesOn(before, now)

/** What the server refuses of a booking that was given up is nobody's trouble. */
const unless = (isOver: () => boolean) => (cause: unknown) => {
  if (isOver()) return null
  throw cause
}

/** Gives a time back that was held after its booking had been given up. */
function useGivingBack(): (held: HeldBooking, holdToken: string) => Promise<null> {
  const { service } = useBooking()
  const { business, records, clock } = useWorld()
  const { refreshDates } = useAnswers()
  const call = useCall()
  return useCallback(
    async ({ slot }, holdToken) => {
      if (!slot) return null
      const { turn } = records.ask(ownerOf(business.id, service), slot.id, clock.now())
      await call(releaseSlot, { id: slot.id, turn }, holdToken).catch(() => undefined)
      void refreshDates(service.slug)
      return null
    },
    [business.id, service, records, clock, refreshDates, call],
  )
}

/**
 * Holds a time, or changes what its hold has chosen; an order that stands follows, since the price may have moved.
 * Answers `null` where the visitor gave the booking up meanwhile. Rejects with the server's `ApiError`.
 */
export function useHoldCall(): (choice: HoldChoice) => Promise<Held | null> {
  const { base, hold, service } = useBooking()
  const { inTurn } = hold
  const { entry } = useTerms()
  const { business, records, clock } = useWorld()
  const { keepBooking, keptBooking } = useAnswers()
  const orderAgain = useOrderAgain()
  const giveBack = useGivingBack()
  const call = useCall()
  return useCallback(
    (choice) =>
      inTurn(async () => {
        const { token, turn } = records.ask(ownerOf(business.id, service), choice.id, clock.now())
        const before = records.get().record
        const own = entry.kept?.slotId === choice.id ? entry.kept.holdToken : token
        const told = before && before.serviceId === service.id ? keptBooking(before) : null
        const isOver = () => isGivenUp(before, records.get().record)
        const answered = await call(holdSlot, { ...choice, turn }, own).catch(unless(isOver))
        if (!answered) return null
        const { holdToken, ...answer } = answered
        const state = { ...answer, isHeldByYou: true }
        if (isOver()) return giveBack(state, holdToken)
        // What was typed while it was asked for is there by now.
        const record = heldRecord(records.get().record, {
          businessId: business.id,
          state,
          holdToken,
          sentToken: own,
          link: linkOf(base, state.slot),
        })
        keepBooking(record, state)
        records.take(record)
        await orderAgain()
        const terms = { before: told, shown: service, now: clock.now(), isChoice: 'addons' in choice }
        return { ...state, news: isAgreedHold(entry, choice.id) ? null : holdNews(state, terms) }
      }),
    [
      base,
      inTurn,
      entry,
      business.id,
      service,
      records,
      clock,
      keepBooking,
      keptBooking,
      orderAgain,
      giveBack,
      call,
    ],
  )
}

type Time = Pick<HoldChoice, 'id' | 'startTime' | 'isPremiumAccepted'>

/** Package and add-ons to hold a time with: those chosen before for this service, else what was agreed. */
function useChosenBefore(): (time: Time) => Pick<HoldChoice, 'packageId' | 'addons' | 'orderId'> {
  const { records } = useWorld()
  const { entry, service } = useTerms()
  return ({ id }) => {
    if (isAgreedTime(entry, id)) return {}
    const orderId = agreedOrder(entry)
    if (orderId !== null) return { orderId }
    return chosenFor(service.id, records.get().record) ?? entry.agreed ?? {}
  }
}

/** Holds a time with the package and add-ons chosen before, or without them where they are no longer offered. */
export function useHoldKept(): (time: Time) => Promise<Held | null> {
  const chosenBefore = useChosenBefore()
  const hold = useHoldCall()
  return async (time) => {
    const chosen = chosenBefore(time)
    if (!chosen.packageId) return hold({ ...time, ...chosen })
    try {
      return await hold({ ...time, ...chosen })
    } catch (cause) {
      if (cause instanceof ApiError && cause.error === 'not_offered') return hold(time)
      throw cause
    }
  }
}

/** The press that holds a time: busy until the answer, then `onHeld` or a dialog that says why not. */
export function useHolding(onHeld: (slot: Slot | null, held: HeldBooking) => void) {
  const [isHolding, setHolding] = useState(false)
  const { isPreview } = useWorld()
  const holdKept = useHoldKept()
  const fail = useFailure()
  const tellNews = useTellNews()
  const hold = async (time: Time, startTime?: string) => {
    if (isPreview) return
    setHolding(true)
    const held = await holdKept(time).catch((cause: unknown) => fail(cause, startTime))
    setHolding(false)
    if (!held) return
    onHeld(held.slot, held)
    tellNews(held.news, held.packageId)
  }
  return { hold, isHolding }
}

/** Codes that end the hold. */
const endings = new Set(['slot_taken', 'hold_expired'])

/** True for a failure that its own dialog must tell. */
export const isEnding = (cause: ApiError): boolean => endings.has(cause.error)

/** What a visitor is told of a call that failed: as a dialog, by its code. */
export function useFailure(): (cause: unknown, startTime?: string | null) => void {
  const { record, note } = useBooking()
  const held = record?.slot?.startTime ?? null
  return useCallback(
    (cause, startTime = held) => {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.error === 'slot_taken') note({ trouble: { kind: 'taken', startTime } })
      else if (cause.error === 'hold_expired') note({ trouble: { kind: 'expired' } })
      else {
        const { message, requestId, isNetwork } = cause
        note({ trouble: { kind: 'failed', message, requestId, isNetwork, isLogout: isLogout(cause) } })
      }
    },
    [held, note],
  )
}
