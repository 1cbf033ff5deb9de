import type { Order } from '@bellows/domain'
import { orderAnswersOf, withOrderAnswers } from '../../booking/record/waiting-answers.ts'
import type { SavingTerms } from '../../booking/steps/questionnaire/use-saving.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useChangeBeside } from '../use-change-beside.ts'

/** Keeps the answers of a booking that stands on the device until the server has them. */
export function useOrderWaiting({ id, service }: Pick<Order, 'id' | 'service'>): SavingTerms['waiting'] {
  const { records } = useWorld()
  const change = useChangeBeside(service)
  return {
    get: () => orderAnswersOf(records.get().record, id),
    put: (answers) => change((record) => withOrderAnswers(record, id, answers)),
  }
}
