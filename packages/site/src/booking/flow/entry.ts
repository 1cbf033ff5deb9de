import type { AddonChoice, Customer, Guest, Step } from '@bellows/domain'

/** What is known before the first step of whoever came by a link of their own. */
export type BookingEntry = Readonly<{
  /** Steps that need not be asked again. */
  settled: readonly Step[]
  /** Enough is known of who books. */
  isCustomerKnown: boolean
  /** Who books, to be looked over. */
  customer: Customer | null
  /** Who books, as far as the link may tell. */
  guest: Guest | null
  /** The time that is kept, and the secret that opens it. */
  kept: Readonly<{ slotId: string; holdToken: string }> | null
  /** What the owner has agreed with the client already. */
  agreed: Readonly<{ packageId: string; addons: AddonChoice[] }> | null
  /** The order that the owner prepared, or the inquiry that is booked. */
  source: Readonly<{ orderId: string }> | Readonly<{ inquiryId: string }> | null
  /** Where its visitor is led, when nothing can be booked by it any more. */
  leadsTo: string | null
}>

/** Who comes by the service or by one of its times. */
export const plainEntry: BookingEntry = {
  settled: [],
  isCustomerKnown: false,
  customer: null,
  guest: null,
  kept: null,
  agreed: null,
  source: null,
  leadsTo: null,
}

/** What was agreed, as long as it can be booked. */
export const openAgreement = ({ agreed, leadsTo }: BookingEntry): BookingEntry['agreed'] =>
  leadsTo === null ? agreed : null

/** The time is held at the price that was agreed, so that nothing may be chosen anew. */
export const isAgreedTime = ({ kept, agreed }: BookingEntry, id: string): boolean =>
  kept?.slotId === id && agreed !== null

/** The prepared order whose price holds at whichever time is chosen. */
export const agreedOrder = ({ source, agreed }: BookingEntry): string | null =>
  agreed !== null && source !== null && 'orderId' in source ? source.orderId : null

/** The hold's price was agreed, so that an edited service changes nothing of it. */
export const isAgreedHold = (entry: BookingEntry, slotId: string): boolean =>
  isAgreedTime(entry, slotId) || agreedOrder(entry) !== null
