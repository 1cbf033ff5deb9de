import type { BookingPrefix, BookingRecord } from '@bellows/domain'

/** Where a booking is made: the first two parts of its addresses. */
export type BookingBase = Readonly<{ prefix: BookingPrefix; id: string }>

type Link = BookingRecord['link']

export const isSameBase = (one: BookingBase, other: BookingBase): boolean =>
  one.prefix === other.prefix && one.id === other.id

/** The link of the visitor's own that an address is; a reserved one stands for its time alone. */
export function linkOf({ prefix, id }: BookingBase, slot: BookingRecord['slot']): Link {
  if (prefix === 'services' || prefix === 'slots') return null
  return prefix === 'reserved' && slot?.id !== id ? null : { prefix, id }
}

/** Where what is in progress goes on: at the link that it was begun by, which knows what no other address does. */
export const homeOf = (base: BookingBase, record: Pick<BookingRecord, 'link'> | null): BookingBase =>
  record?.link && !isSameBase(base, record.link) ? record.link : base

/** At an address that does not know the link, the time of an offer, or of what was prepared, is the visitor's own still. */
export const isKeptByLink = (base: BookingBase, record: Pick<BookingRecord, 'link'>): boolean =>
  homeOf(base, record) !== base && record.link?.prefix !== 'inquiries'

/** Another time would be another booking here; a reserved time may be left for any. */
export const isBoundElsewhere = (base: BookingBase, record: Pick<BookingRecord, 'link'>): boolean =>
  homeOf(base, record) !== base && record.link?.prefix !== 'reserved'
