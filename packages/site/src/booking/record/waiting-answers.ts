import { ANSWERS_KEPT, ORDERS_KEPT, type Answer, type BookingRecord } from '@bellows/domain'

/** What waits for the server, with one answer more or another one; the newest stands last. */
export const withAnswer = (waiting: readonly Answer[], answer: Answer): Answer[] => [
  ...waiting.filter(({ id }) => id !== answer.id),
  answer,
]

const isEqual = (one: Answer, other: Answer): boolean =>
  one.id === other.id &&
  one.contents.length === other.contents.length &&
  one.contents.every((text, index) => text === other.contents[index])

/** What still waits after `sent` has arrived: an answer that was changed meanwhile goes on waiting. */
export const withoutSent = (waiting: readonly Answer[], sent: readonly Answer[]): Answer[] =>
  waiting.filter((answer) => !sent.some((one) => isEqual(one, answer)))

type Kept = Pick<BookingRecord, 'answers' | 'orderAnswers'>

/** What waits of a booking that stands. */
export const orderAnswersOf = (record: Kept | null, orderId: string): readonly Answer[] =>
  record?.orderAnswers.find((one) => one.orderId === orderId)?.answers ?? []

/** The record with what waits of a booking that stands; the newest stands last. */
export function withOrderAnswers<Record extends Kept>(
  record: Record,
  orderId: string,
  answers: readonly Answer[],
): Record {
  const others = record.orderAnswers.filter((one) => one.orderId !== orderId)
  return {
    ...record,
    orderAnswers:
      answers.length > 0
        ? [...others, { orderId, answers: answers.slice(-ANSWERS_KEPT) }].slice(-ORDERS_KEPT)
        : others,
  }
}
