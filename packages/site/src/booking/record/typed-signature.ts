import type { BookingRecord } from '@bellows/domain'

/** What is typed at a contract before it is signed, by field. */
export type TypedFields = Readonly<Record<string, string>>

/** The field of a drawn signature, an SVG path. */
export const DRAWING_FIELD = 'drawing'

/** Which contract; `orderId` where its booking stands. */
type Place = Readonly<{ orderId: string | null; contractId: string }>

const nothing: TypedFields = {}

export function typedAt(record: BookingRecord | null, { orderId, contractId }: Place): TypedFields {
  const { signing = null } = record ?? {}
  return signing?.contractId === contractId && signing.orderId === orderId ? signing.fields : nothing
}

/** The record with what is typed there; with nothing where it is signed. */
export const withTyped = (
  record: BookingRecord,
  place: Place,
  fields: TypedFields | null,
): BookingRecord => ({
  ...record,
  signing: fields && { ...place, fields },
})
