import { makeOrder } from './order-fixture.ts'
import { fiveQuestions, makeQuestionnaire } from './questionnaire-fixture.ts'

export const ORDER = '/api/public/orders/order-order-order-order-1'
export const TEMPLATE = 'GET /api/public/questionnaire-templates/services/orchard'

/** The server has what was sent, which says who is coming. */
export const asking = (questions = fiveQuestions(), who = 'Anna, 34, and Ole, 3') => ({
  [TEMPLATE]: { data: { questions, isAfterBookingQuestionnaire: false } },
  [`GET ${ORDER}`]: { data: makeOrder({ questionnaire: makeQuestionnaire({ questions }) }) },
  [`PATCH ${ORDER}/questionnaire`]: {
    data: makeOrder({
      questionnaire: makeQuestionnaire({ questions, answers: [{ id: 'who', contents: [who] }] }),
    }),
  },
})
