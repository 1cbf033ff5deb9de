import { useState } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { emptyRecord, isEmptyRecord } from '../../booking/record/booking-record.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import type { WaitlistForm } from './waitlist-form.ts'

const noDays = { days: [], firstDay: '', secondDay: '', thirdDay: '' }
const empty: WaitlistForm = { fullName: '', email: '', phone: '', ...noDays, note: '' }

/** What was typed for this service's list before, field by field; one of another kind counts as nothing. */
const drawnUp = (kept: Readonly<Record<string, unknown>>): WaitlistForm => {
  const fields = Object.entries(empty).map(([name, blank]) => {
    const isSameKind = typeof kept[name] === typeof blank
    return [name, isSameKind ? kept[name] : blank]
  })
  return Object.fromEntries(fields) as WaitlistForm
}

/** The form as it was left; the browser's record keeps what is typed until it is sent. */
export function useDraft() {
  const { id, slug } = useBooking().service
  const { records, business } = useWorld()
  const [draft] = useState(() => {
    const { waitlist = null } = records.get().record ?? {}
    return waitlist?.serviceId === id ? drawnUp(waitlist.fields) : empty
  })
  const put = (fields: WaitlistForm | null) => {
    const owner = { businessId: business.id, serviceId: id, serviceSlug: slug }
    const kept = records.get().record ?? emptyRecord(owner)
    const record = { ...kept, waitlist: fields && { serviceId: id, fields } }
    records.put(isEmptyRecord(record) ? null : record)
  }
  return { draft, keep: (fields: WaitlistForm) => put(fields), drop: () => put(null) }
}
