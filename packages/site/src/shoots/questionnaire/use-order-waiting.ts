import type { Order } from '@bellows/domain'
import { emptyRecord, isEmptyRecord } from '../../booking/record/booking-record.ts'
import { orderAnswersOf, withOrderAnswers } from '../../booking/record/waiting-answers.ts'
import type { SavingTerms } from '../../booking/steps/questionnaire/use-saving.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'

/** Keeps the answers of a booking that stands on the device, beside whatever booking is in progress there. */
export function useOrderWaiting({ id, service }: Pick<Order, 'id' | 'service'>): SavingTerms['waiting'] {
  const { records, business } = useWorld()
  const owner = { businessId: business.id, serviceId: service.id, serviceSlug: service.slug }
  return {
    get: () => orderAnswersOf(records.get().record, id),
    put: (answers) => {
      // Another tab may be booking: what it wrote meanwhile stays.
      records.adopt()
      const record = withOrderAnswers(records.get().record ?? emptyRecord(owner), id, answers)
      records.put(isEmptyRecord(record) ? null : record)
    },
  }
}
