import type { ShrunkPayment } from '@bellows/domain'

/** A slot of a date, or a start of a full session under the id that its slot would get. */
export type MoveTarget = { slotId: string } | { slotId: string; startTime: Date; endTime: Date }

export type MoveRequest = {
  orderId: string
  /** Which of a combination's shoots; 1 is the one that the order names. */
  shootNumber?: number
  target: MoveTarget
  /** Of the caller's own hold, which stands in nobody's way. */
  token: string
  /** The version and start that the caller's plan was made for. */
  termsVersion: number
  /** New due dates; those of settled invoices stay as they are. */
  dueDates: { id: string; dueDate: string | null }[]
  /** What the new time costs on top, as an invoice of its own; the total rises with it. */
  extra?:
    | { invoiceId: string; label: string; amountMinor: number; dueDate: string; quote: unknown }
    | undefined
  /** What the new time costs less, where that much is still to be paid; the total falls with it. */
  less?: { amountMinor: number; payments: readonly ShrunkPayment[]; quote: unknown } | undefined
  outboxId: string
}

export type MovingOrder = {
  id: string
  status: string | null
  flag: string | null
  serviceId: string
  termsVersion: number
  /** Of the shoot that moves; null while it has no time. */
  slotId: string | null
  shootStart: Date | null
  shootEnd: Date | null
}
