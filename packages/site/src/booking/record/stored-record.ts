import { DRAWING_FIELD, type TypedFields } from './typed-signature.ts'
import { ANSWERS_KEPT, CONTRACTS_KEPT, RECORD_ROOM, type Answer, type BookingRecord } from '@bellows/domain'

/** Bytes that a record may take beside the answers that wait. */
const BOOKING_ROOM = 8000

/** Letters that are kept of a field for names: four times as many as it takes. */
const NAME_KEPT = 1024

const bytesOf = (kept: unknown): number => new TextEncoder().encode(JSON.stringify(kept)).length

/** One answer less, or where it is alone the first `share` of it. */
const fewer = (answers: readonly Answer[], share: number): Answer[] =>
  answers.length > 1
    ? answers.slice(1)
    : answers.map(({ id, contents }) => ({
        id,
        contents: contents.map((text) => text.slice(0, text.length * share)),
      }))

function withinRoom(record: BookingRecord): BookingRecord {
  const bytes = bytesOf(record)
  if (bytes <= RECORD_ROOM) return record
  const share = Math.min(0.9, RECORD_ROOM / bytes)
  const waiting = [record.answers, ...record.orderAnswers.map(({ answers }) => answers)]
  const [most] = waiting.toSorted((one, other) => bytesOf(other) - bytesOf(one))
  const given = (answers: Answer[]) => (answers === most ? fewer(answers, share) : answers)
  return withinRoom({
    ...record,
    answers: given(record.answers),
    orderAnswers: record.orderAnswers.map(({ orderId, answers }) => ({ orderId, answers: given(answers) })),
  })
}

const shortNames = <Names extends Readonly<Record<string, string>>>(names: Names): Names => {
  const short = Object.entries(names).map(([field, text]) => [field, text.slice(0, NAME_KEPT)])
  return Object.fromEntries(short) as Names
}

/** A drawing is kept whole or not at all: half a signature is none. */
const shortFields = ({ [DRAWING_FIELD]: drawing, ...names }: TypedFields): TypedFields => ({
  ...shortNames(names),
  ...(drawing !== undefined && { [DRAWING_FIELD]: drawing }),
})

/** A drawing goes where it is larger than the room that a booking has beside its answers. */
function withDrawing(record: BookingRecord): BookingRecord {
  const { signing } = record
  const fits = bytesOf({ ...record, answers: [], orderAnswers: [] }) <= BOOKING_ROOM
  if (fits || !signing) return record
  const { [DRAWING_FIELD]: _drawing, ...fields } = signing.fields
  return { ...record, signing: { ...signing, fields } }
}

/** What is typed for a waitlist goes where a booking in progress leaves it no room. */
function withWaitlist(record: BookingRecord): BookingRecord {
  const fits = bytesOf({ ...record, answers: [], orderAnswers: [], unsentAddons: null }) <= BOOKING_ROOM
  return fits ? record : { ...record, waitlist: null }
}

/**
 * The record as it is stored. What does not fit beside the rest is the oldest answer of the booking that has most of
 * them waiting; the note of a premium time is the server's to tell.
 */
export function storedText(record: BookingRecord): string {
  const { slot, customer, signedContracts, signing, answers } = record
  return JSON.stringify(
    withinRoom(
      withDrawing(
        withWaitlist({
          ...record,
          slot: slot && { ...slot, premiumNote: '' },
          customer: customer && shortNames(customer),
          signing: signing && { ...signing, fields: shortFields(signing.fields) },
          signedContracts: signedContracts.slice(-CONTRACTS_KEPT),
          answers: answers.slice(-ANSWERS_KEPT),
        }),
      ),
    ),
  )
}
