import {
  bookedToClient,
  bookedToOwner,
  cancelledToClient,
  datedToClient,
  datedToOwner,
  movedToClient,
  movedToOwner,
  preparedToClient,
  rescheduleToClient,
} from './letters/booking-letters.ts'
import { contractToClient, countersignedToClient } from './letters/contract-letter.ts'
import type { Writer } from './letters/ground.ts'
import { inquiryToClient, inquiryToOwner } from './letters/inquiry-letters.ts'
import {
  invoiceToClient,
  lostToClient,
  lostToOwner,
  paidToOwner,
  receiptToClient,
} from './letters/payment-letters.ts'
import { questionToOwner } from './letters/payment-question.ts'
import { questionsToClient } from './letters/questionnaire-letter.ts'
import { joinedToClient, joinedToOwner, offerToClient } from './letters/waitlist-letter.ts'

/** Which letters follow from what happened; each is a message of its own, tried and ended by itself. */
const lettersOf = {
  'inquiry.received': { client: inquiryToClient, owner: inquiryToOwner },
  'order.booked': { client: bookedToClient, owner: bookedToOwner },
  'order.prepared': { client: preparedToClient },
  'order.reschedule': { client: rescheduleToClient },
  'order.moved': { client: movedToClient, owner: movedToOwner },
  'order.dated': { client: datedToClient, owner: datedToOwner },
  'order.cancelled': { client: cancelledToClient },
  'order.paid_without_slot': { client: lostToClient, owner: lostToOwner },
  'contract.signed': { client: contractToClient },
  'contract.countersigned': { client: countersignedToClient },
  'questionnaire.due': { client: questionsToClient },
  'invoice.due': { client: invoiceToClient },
  'invoice.paid': { client: receiptToClient, owner: paidToOwner },
  'invoice.reported': { owner: questionToOwner('reported') },
  'payment.mismatch': { owner: questionToOwner('mismatch') },
  'payment.unexpected': { owner: questionToOwner('unexpected') },
  'payment.reversed': { owner: questionToOwner('reversed') },
  'waitlist.joined': { client: joinedToClient, owner: joinedToOwner },
  'waitlist.offered': { client: offerToClient },
} as const satisfies Record<string, Partial<Record<'client' | 'owner', Writer>>>

const entries = Object.entries<Partial<Record<string, Writer>>>(lettersOf)

const writers: ReadonlyMap<string, Writer> = new Map(
  entries.flatMap(([event, letters]) =>
    Object.entries(letters).flatMap(([to, writer]) =>
      writer ? [[`mail:${event}:${to}`, writer] as const] : [],
    ),
  ),
)

/** Every kind of letter that is sent, as `mail:order.booked:client`. */
export const letterKinds: readonly string[] = [...writers.keys()]

/** The letters that follow from an event, as kinds of messages; none for one that nobody is written to of. */
export const lettersFor = (event: string): string[] =>
  letterKinds.filter((kind) => kind.startsWith(`mail:${event}:`))

/** Who writes the letter of a message, or nobody if it is an event. */
export const writerOf = (kind: string): Writer | undefined => writers.get(kind)
