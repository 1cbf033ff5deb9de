import { sessionOf, type Session, type SessionFacts } from '@bellows/domain'
import { useAt } from '../world/use-at.ts'
import { useBooking, type Booking } from './booking-context.tsx'

const NOT_FOUND = 404

const answerOf = ({ state, error }: Booking['hold']): SessionFacts['answer'] =>
  state ?? (error?.status === NOT_FOUND ? 'gone' : null)

/** What a screen needs to know of the hold's time; it is drawn again only when that changes. */
export function useSession<Value extends string | number | object | null>(
  select: (session: Session) => Value,
): Value {
  const { record = null, isElsewhere, hold, visit } = useBooking()
  const { declined, isPaying } = visit
  // The other tab's hold has freed this one's time: no loss to tell of, nobody else has it.
  const facts = { record: isElsewhere ? null : record, answer: answerOf(hold), declined, isPaying }
  return useAt((now) => select(sessionOf(facts, now)))
}
