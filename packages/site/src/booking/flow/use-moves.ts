import type { Step } from '@bellows/domain'
import { useCallback } from 'react'
import { useAnswers } from '../queries.ts'
import { resetRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { freshVisit, useBooking } from './booking-context.tsx'
import { indexPath, pathAfter, type BookingBase } from './flow.ts'

/** Leads to the step after `step`; without one to the first. */
export function useProceed(step?: Step): (base?: BookingBase) => void {
  const { base: own, service, note } = useBooking()
  const { go } = useWorld()
  return useCallback(
    (base = own) => {
      note({ notice: null })
      go(pathAfter(base, service, step))
    },
    [own, service, step, note, go],
  )
}

/** Gives the time up and leads back to the service; what was typed stays. */
export function useStartOver(): () => void {
  const { base, service, note } = useBooking()
  const { go, records } = useWorld()
  const { refreshDates } = useAnswers()
  return () => {
    const { record } = records.get()
    if (record) records.put(resetRecord(record))
    note(freshVisit)
    void refreshDates(service.slug)
    go(indexPath(base))
  }
}
