import { addDays, slotStatusAt, type BusyTime, type SlotStatus } from '@bellows/domain'

type LockedTime = BusyTime & Readonly<{ status: SlotStatus; lockoutEnd: string | null }>

export const isSame = (one: string, other: string | null): boolean =>
  other !== null && Date.parse(one) === Date.parse(other)

/** The times that nobody else may take at an instant (milliseconds), but for the one that starts at `own`. */
export const timesInTheWay = <Time extends LockedTime>(
  times: readonly Time[],
  now: number,
  own: string | null,
): Time[] => times.filter((time) => !isSame(time.startTime, own) && slotStatusAt(time, now) !== 'AVAILABLE')

/** A question about days that is answered once per day. */
export function remembered<Answer>(ask: (day: string) => Answer): (day: string) => Answer {
  const known = new Map<string, Answer>()
  return (day) => {
    const answer = known.has(day) ? (known.get(day) as Answer) : ask(day)
    known.set(day, answer)
    return answer
  }
}

/** First and last day of a month `YYYY-MM`. */
export function monthBounds(month: string) {
  const first = `${month}-01`
  const inNext = addDays(first, 31)
  return {
    first,
    last: addDays(inNext, -Number(inNext.slice('YYYY-MM-'.length))),
  }
}
