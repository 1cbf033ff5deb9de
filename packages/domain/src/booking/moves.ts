import type { PaymentStatus } from '../entities/invoice.ts'
import type { OrderStatus } from '../entities/order.ts'
import type { SlotStatus } from '../entities/slot.ts'

export type Moves<Status extends string> = Readonly<Record<Status, readonly Status[]>>

export const orderMoves: Moves<OrderStatus> = {
  WAITLIST: ['INQUIRY', 'BOOKED', 'CANCELLED'],
  INQUIRY: ['MEETING', 'BOOKED', 'CANCELLED'],
  MEETING: ['BOOKED', 'CANCELLED'],
  BOOKED: ['SHOOTED', 'CANCELLED'],
  SHOOTED: [],
  CANCELLED: [],
}

/** AVAILABLE to BOOKED: a payment that outlived its hold takes a slot that is still free. */
export const slotMoves: Moves<SlotStatus> = {
  AVAILABLE: ['BOOKING', 'BOOKED'],
  BOOKING: ['AVAILABLE', 'BOOKED'],
  BOOKED: ['AVAILABLE'],
}

export const invoiceMoves: Moves<PaymentStatus> = {
  PENDING: ['PAID', 'CANCELED'],
  PAID: [],
  CANCELED: [],
}

/** Statuses in which a new order may begin. */
export const firstOrderStatuses: readonly OrderStatus[] = ['WAITLIST', 'INQUIRY', 'BOOKED']

export function mayMove<Status extends string>(moves: Moves<Status>, from: Status, to: Status): boolean {
  return moves[from].includes(to)
}

/** The statuses that a move may start from to reach `to`. */
export function statusesBefore<Status extends string>(moves: Moves<Status>, to: Status): Status[] {
  const all: [string, readonly Status[]][] = Object.entries(moves)
  return all.flatMap(([from, next]) => (next.includes(to) ? [from as Status] : []))
}
