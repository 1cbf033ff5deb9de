import { releaseSlot } from '@bellows/api'
import { isInProgress, type Step } from '@bellows/domain'
import { useCallback } from 'react'
import { useAnswers } from '../queries.ts'
import { resetRecord } from '../record/booking-record.ts'
import { useCall, useWorld } from '../world/booking-world.tsx'
import { freshVisit, isRise, useBooking, useTerms } from './booking-context.tsx'
import { pathAfter, pathToResume, pickerPath, startOf } from './flow.ts'
import type { BookingBase } from './home.ts'

/**
 * Leads to the step after `step`, without one to the first. What the press could not have seen stays told, and a price
 * that rose meanwhile keeps the visitor on the step, to agree to it.
 */
export function useProceed(step?: Step): (base?: BookingBase) => void {
  const { base: own, visit, note, latestNotices } = useBooking()
  const seen = visit.notices
  const { service, entry } = useTerms()
  const { go } = useWorld()
  return useCallback(
    (base = own) => {
      if (step && latestNotices().some((notice) => isRise(notice) && !seen.includes(notice))) return
      note({ seen })
      go(pathAfter(base, { service, entry }, step))
    },
    [own, service, entry, step, seen, note, latestNotices, go],
  )
}

/** Leads to the step that the booking was left at. */
export function useResume(): () => void {
  const { base, record, visit, note } = useBooking()
  const terms = useTerms()
  const { go } = useWorld()
  return () => {
    note({ seen: visit.notices })
    go(pathToResume(base, terms, record ?? null))
  }
}

/** Lets the held time go at the server. Nothing is lost where it does not hear of it: the hold ends by itself. */
function useRelease(): () => Promise<unknown> {
  const { state } = useBooking().hold
  const { records, clock, isPreview } = useWorld()
  const call = useCall()
  return async () => {
    const { record } = records.get()
    if (isPreview || !record?.slot || !isInProgress(record) || state?.isHeldByYou === false) return
    const { token, turn } = records.ask(record, record.slot.id, clock.now())
    await call(releaseSlot, { id: record.slot.id, turn }, token).catch(() => undefined)
  }
}

/** Gives the time up; what was typed stays. */
export function useGiveUp(): () => void {
  const { service, note } = useBooking()
  const { records } = useWorld()
  const { refreshDates } = useAnswers()
  const release = useRelease()
  return () => {
    void release().then(() => refreshDates(service.slug))
    const { record } = records.get()
    if (record) records.put(resetRecord(record))
    note(freshVisit)
    void refreshDates(service.slug)
  }
}

/** Gives the time up and leads back to the service's times. */
export function useStartOver(): (at?: BookingBase) => void {
  const { base: own, service } = useBooking()
  const base = startOf(own, service)
  const { go } = useWorld()
  const giveUp = useGiveUp()
  return (at = base) => {
    giveUp()
    // On the service page itself the times take the strip's place before they are led to.
    queueMicrotask(() => go(pickerPath(at)))
  }
}
