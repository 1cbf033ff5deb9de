import type { OrderStatus } from '../entities/order.ts'

export type Moves<Status extends string> = Readonly<Record<Status, readonly Status[]>>

export const orderMoves: Moves<OrderStatus> = {
  WAITLIST: ['INQUIRY', 'BOOKED', 'CANCELLED'],
  INQUIRY: ['MEETING', 'BOOKED', 'CANCELLED'],
  MEETING: ['BOOKED', 'CANCELLED'],
  BOOKED: ['SHOOTED', 'CANCELLED'],
  SHOOTED: [],
  CANCELLED: [],
}

export function mayMove<Status extends string>(moves: Moves<Status>, from: Status, to: Status): boolean {
  return moves[from].includes(to)
}

/** The statuses that a move may start from to reach `to`. */
export function statusesBefore<Status extends string>(moves: Moves<Status>, to: Status): Status[] {
  const all: [string, readonly Status[]][] = Object.entries(moves)
  return all.flatMap(([from, next]) => (next.includes(to) ? [from as Status] : []))
}
