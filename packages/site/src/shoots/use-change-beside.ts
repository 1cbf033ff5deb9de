import type { BookingRecord, Order } from '@bellows/domain'
import { emptyRecord, isEmptyRecord } from '../booking/record/booking-record.ts'
import { useWorld } from '../booking/world/booking-world.tsx'

/** Changes what the device keeps of a booking that stands, beside whatever booking is in progress there. */
export function useChangeBeside({ id, slug }: Order['service']) {
  const { records, business } = useWorld()
  return (change: (record: BookingRecord) => BookingRecord): void => {
    // Another tab may be booking: what it wrote meanwhile stays.
    records.adopt()
    const owner = { businessId: business.id, serviceId: id, serviceSlug: slug }
    const record = change(records.get().record ?? emptyRecord(owner))
    records.put(isEmptyRecord(record) ? null : record)
  }
}
