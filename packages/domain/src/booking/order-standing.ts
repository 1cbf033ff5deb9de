import type { Order } from '../entities/order.ts'
import type { InquiryQuestion } from '../entities/inquiry-question.ts'

/** The booking is agreed: it takes place, or has. */
export const isStanding = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'BOOKED' || status === 'SHOOTED'

type Closing = Readonly<{ status: Order['status']; editableUntil: number | null }>

/**
 * Answers of a booking are read only from their last moment on, and after the shoot; one that is not booked yet may wait
 * for them. `now` and `editableUntil` are milliseconds.
 */
export const areAnswersClosed = ({ status, editableUntil }: Closing, now: number): boolean =>
  status === 'SHOOTED' || (status === 'BOOKED' && editableUntil !== null && editableUntil <= now)

/** The questions that have an answer; what a studio no longer asks does not count. */
export function answeredQuestions({
  questions,
  answers,
}: Pick<NonNullable<Order['questionnaire']>, 'questions' | 'answers'>): InquiryQuestion[] {
  const known = new Set(answers.map(({ id }) => id))
  return questions.filter(({ id }) => known.has(id))
}

/** How many of an order's questions still have no answer. */
export const answersLeft = (asked: NonNullable<Order['questionnaire']>): number =>
  asked.questions.length - answeredQuestions(asked).length
