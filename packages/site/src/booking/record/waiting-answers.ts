import { ORDERS_KEPT, type Answer, type BookingRecord } from '@bellows/domain'

/** Room for answers that wait, of the 64 kB that a record may take while they do. */
const ROOM = 56_000

const bytesOf = (kept: unknown): number => new TextEncoder().encode(JSON.stringify(kept)).length

/** What waits for the server, with one answer more or another one; what no longer fits is the oldest. */
export function withAnswer(waiting: readonly Answer[], answer: Answer, room = ROOM): Answer[] {
  let kept = [...waiting.filter(({ id }) => id !== answer.id), answer]
  while (kept.length > 1 && bytesOf(kept) > room) kept = kept.slice(1)
  return kept
}

const isEqual = (one: Answer, other: Answer): boolean =>
  one.id === other.id &&
  one.contents.length === other.contents.length &&
  one.contents.every((text, index) => text === other.contents[index])

/** What still waits after `sent` has arrived: an answer that was changed meanwhile goes on waiting. */
export const withoutSent = (waiting: readonly Answer[], sent: readonly Answer[]): Answer[] =>
  waiting.filter((answer) => !sent.some((one) => isEqual(one, answer)))

type Kept = Pick<BookingRecord, 'answers' | 'orderAnswers'>

const othersOf = ({ orderAnswers }: Kept, orderId: string | null) =>
  orderAnswers.filter((one) => one.orderId !== orderId)

/** What waits of a booking that stands. */
export const orderAnswersOf = (record: Kept | null, orderId: string): readonly Answer[] =>
  record?.orderAnswers.find((one) => one.orderId === orderId)?.answers ?? []

/** Bytes that are left beside what else waits; without an order those of the booking in progress. */
export function roomBeside(record: Kept | null, orderId: string | null): number {
  if (!record) return ROOM
  const others = othersOf(record, orderId)
  return ROOM - bytesOf(orderId === null ? others : [record.answers, others])
}

/** The record with what waits of a booking that stands; the newest stands last. */
export function withOrderAnswers<Record extends Kept>(
  record: Record,
  orderId: string,
  answers: readonly Answer[],
): Record {
  const others = othersOf(record, orderId)
  return {
    ...record,
    orderAnswers:
      answers.length > 0 ? [...others, { orderId, answers: [...answers] }].slice(-ORDERS_KEPT) : others,
  }
}
